import fs from 'node:fs/promises';
import path from 'node:path';
import { RUN_FILES } from '../contract/result.js';
import type { Kind } from './kind.js';
import { digest } from './marker.js';
import { many } from './render.js';

/** The run directory's own files, named one by one: never a folder, never the work tree. */
export const artifact: Kind<'artifact'> = {
  kind: 'artifact',
  words: ({ name }) => `an artifact ${name}`,

  plan({ outputs, result, lines }) {
    if (outputs.artifact === undefined) return undefined;
    const spilled = lines.flatMap((line) =>
      line.type === 'result' && line.spill ? [path.posix.basename(line.spill)] : [],
    );
    const files = [
      RUN_FILES.transcript,
      ...(result.files.length > 0 ? [RUN_FILES.patch] : []),
      RUN_FILES.result,
      RUN_FILES.intents,
      RUN_FILES.plan,
      RUN_FILES.markdown,
      RUN_FILES.html,
      ...[...new Set(spilled)].sort().map((name) => `${RUN_FILES.spill}/${name}`),
    ];
    const name = artifactName(
      outputs.artifact?.name ?? `galley-${result.recipe.name}-${result.run.id}-${result.run.attempt}`,
    );
    return { kind: 'artifact', id: `artifact-${digest(name, ...files)}`, name, files };
  },

  async publish(intent, { runDir, artifacts }) {
    const files = await present(runDir, intent.files);
    if (!artifacts)
      return {
        action: 'skipped',
        say: `no artifact service here: ${many(files.length, 'file')} in ${runDir}`,
      };
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const { id } = await new DefaultArtifactClient().uploadArtifact(intent.name, files, runDir);
    return {
      action: 'created',
      say: `artifact ${intent.name}${id ? ` (${id})` : ''}: ${many(files.length, 'file')}`,
    };
  },
};

/** GitHub refuses `" : < > | * ? \r \n \ /` in names; the rest of what it may not like goes too. */
export function artifactName(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return plain.slice(0, 120) || 'galley';
}

/** Those of `names` that are plain files inside `runDir`; a link that leads elsewhere is left out. */
async function present(runDir: string, names: readonly string[]): Promise<string[]> {
  const root = await fs.realpath(runDir);
  const found: string[] = [];
  for (const name of names) {
    const file = path.join(root, name);
    const real = await fs.realpath(file).catch(() => undefined);
    if (real === file && (await fs.lstat(file)).isFile()) found.push(file);
  }
  return found;
}

/** Whether this process may upload: the runner gives the means to actions only, and GitHub Enterprise Server has none. */
export function hasArtifactService(env: Readonly<Record<string, string | undefined>>): boolean {
  if (!env.ACTIONS_RUNTIME_TOKEN || !env.ACTIONS_RESULTS_URL) return false;
  const host = URL.canParse(env.GITHUB_SERVER_URL ?? '')
    ? new URL(env.GITHUB_SERVER_URL ?? '').hostname
    : 'github.com';
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}
