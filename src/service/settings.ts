import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import type { Files } from './files.js';
import { putFile } from './memory/store.js';
import { alone } from './settings/lock.js';
import { editYaml, keyParts } from './settings/yaml-text.js';

export type SettingsFile = 'user' | 'project';

export interface SettingsOptions {
  /** The person's Galley folder. */
  home: string;
  files: Files;
  guard: Guard;
  /** Throws ToolError when a text is no configuration, or holds what a project's file may not say. */
  check: (file: SettingsFile, text: string) => void;
  /** Why the person's own file may not be changed. */
  frozen?: string;
}

const PROJECT = '.galley/config.yml';

/** Changes configuration files, one key at a time. A change that would not load is refused before it is written. */
export class Settings {
  constructor(private readonly options: SettingsOptions) {}

  /** A text that is no value for the key is tried as YAML too: models write "true" and "[a, b]". */
  async set(file: SettingsFile, key: string, value: unknown): Promise<string> {
    const parts = keyParts(key);
    const values = typeof value === 'string' ? [value, parsed(value)] : [value];
    return this.change(file, (text) => {
      let refusal: unknown;
      for (const each of values) {
        const edited = editYaml(text, parts, each);
        try {
          this.options.check(file, edited);
          return edited;
        } catch (error) {
          refusal ??= error;
        }
      }
      throw refusal;
    });
  }

  async unset(file: SettingsFile, key: string): Promise<string> {
    const parts = keyParts(key);
    return this.change(file, (text) => editYaml(text, parts, undefined));
  }

  /** Answers with the path of the file that was changed. */
  async change(file: SettingsFile, edit: (text: string) => string): Promise<string> {
    const checked = (text: string): string => {
      const edited = edit(text);
      this.options.check(file, edited);
      return edited;
    };
    if (file === 'project') {
      await putFile(this.options.files, PROJECT, checked);
      return PROJECT;
    }
    const { frozen, home } = this.options;
    if (frozen !== undefined) throw new ToolError(frozen);
    this.options.guard({ kind: 'config', key: 'write:user' });
    return alone(path.join(home, 'config'), () => changeOwn(home, checked));
  }
}

function changeOwn(home: string, edit: (text: string) => string): string {
  const names = ['config.yml', 'config.yaml'].map((name) => path.join(home, name));
  const file = names.find((name) => fs.existsSync(name)) ?? names[0]!;
  const was = fs.statSync(file, { throwIfNoEntry: false });
  if (was && (was.mode & 0o200) === 0)
    throw new ToolError(`${file} is read-only (chmod u+w it first). Nothing was changed.`);
  const edited = edit(was ? fs.readFileSync(file, 'utf8') : '');
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  const target = was ? fs.realpathSync(file) : file;
  const part = `${target}.${process.pid}.part`;
  fs.writeFileSync(part, edited, { mode: was ? was.mode & 0o777 : 0o600 });
  fs.renameSync(part, target);
  return file;
}

function parsed(text: string): unknown {
  try {
    return parse(text, { schema: 'core', logLevel: 'silent' });
  } catch {
    return text;
  }
}
