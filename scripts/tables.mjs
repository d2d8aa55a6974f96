// The tables in README.md and docs/, made from the lists in the code, between <!-- table:NAME --> and <!-- /table -->.
import fs from 'node:fs';
import { parse } from 'yaml';

const cell = (text) =>
  String(text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|')
    .trim();
const rows = (head, list) =>
  [head, head.map(() => '---'), ...list].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const first = (text) => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;

/** `lists` are the code's own: FAMILIES, COMMANDS, EXIT_CODE, VENDORS. */
export function tables({ families, commands, exitCodes, vendors }) {
  const action = parse(fs.readFileSync('action.yml', 'utf8'));
  const recipes = fs
    .readdirSync('recipes')
    .filter((name) => name.endsWith('.yml'))
    .sort();
  return {
    tools: rows(
      ['Tool', 'Family', 'What it does'],
      Object.entries(families).flatMap(([family, tools]) =>
        tools.map(({ name, about }) => [`\`${name}\``, family, first(about)]),
      ),
    ),
    commands: rows(
      ['Command', 'What it does'],
      Object.entries(commands).map(([name, { about }]) => [`\`galley ${name}\``, about]),
    ),
    outcomes: rows(
      ['Outcome', 'Exit code'],
      Object.entries(exitCodes).map(([name, code]) => [`\`${name}\``, code]),
    ),
    models: rows(
      ['Model name', 'What it is', 'Key'],
      [
        ...Object.entries(vendors).map(([prefix, { about, keyEnv }]) => [
          `\`${prefix}/NAME\``,
          about,
          `\`${keyEnv}\``,
        ]),
        ['`replay/FILE`', 'a recorded transcript, played back', 'none'],
        ['`embedded/checklist`', 'no model: a fixed list of rules', 'none'],
      ],
    ),
    recipes: rows(
      ['Recipe', 'What it does'],
      recipes.map((file) => [
        `[\`${file.replace('.yml', '')}\`](recipes/${file})`,
        parse(fs.readFileSync(`recipes/${file}`, 'utf8')).description,
      ]),
    ),
    inputs: rows(
      ['Input', 'Default', 'Meaning'],
      Object.entries(action.inputs).map(([name, input]) => [
        `\`${name}\`${input.required ? ' (required)' : ''}`,
        input.default ? `\`${input.default}\`` : '',
        input.description,
      ]),
    ),
    outputs: rows(
      ['Output', 'Meaning'],
      Object.entries(action.outputs).map(([name, output]) => [`\`${name}\``, output.description]),
    ),
  };
}

/** A page with its tables put in; an unknown table name is an error. */
export function fillPage(text, made) {
  return text.replace(/(<!-- table:(\w+) -->\n)[\s\S]*?(<!-- \/table -->)/g, (_all, open, name, close) => {
    if (!made[name]) throw new Error(`there is no table ${name}`);
    return `${open}${made[name]}\n${close}`;
  });
}

export const PAGES = ['README.md', 'docs/cli.md', 'docs/action.md'];
