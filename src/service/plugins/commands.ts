import { frontMatter, textOf } from '../front-matter.js';
import type { Tree } from '../tree.js';

const MOST_BYTES = 1_048_576;

/**
 * A plugin's slash commands (`commands/*.md`, sub-folders too) as a tree of skills: each is a folder with a SKILL.md. A
 * command without a description gets its first line.
 */
export async function commandTree(tree: Tree): Promise<Tree> {
  const files = new Map<string, string>();
  const look = async (folder: string, depth: number): Promise<void> => {
    for (const { name, type } of await tree.list(folder)) {
      const full = folder === '' ? name : `${folder}/${name}`;
      if (type === 'folder' && depth < 3) await look(full, depth + 1);
      else if (type === 'file' && name.endsWith('.md') && !files.has(skillName(name)))
        files.set(skillName(name), full);
    }
  };
  await look('', 0);
  return {
    about: tree.about,
    async list(folder) {
      if (folder === '') return [...files.keys()].sort().map((name) => ({ name, type: 'folder' as const }));
      return files.has(folder) ? [{ name: 'SKILL.md', type: 'file' }] : [];
    },
    async read(file, max) {
      const [, name = ''] = /^([^/]+)\/SKILL\.md$/.exec(file) ?? [];
      const source = files.get(name);
      const bytes = source === undefined ? undefined : await tree.read(source, Math.min(max, MOST_BYTES));
      return Buffer.isBuffer(bytes) ? asSkill(name, bytes) : bytes;
    },
  };
}

function skillName(file: string): string {
  return file
    .slice(0, -'.md'.length)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Bytes that are no text stay as they are: whoever reads them says so. */
function asSkill(name: string, bytes: Buffer): Buffer {
  if (bytes.includes(0)) return bytes;
  const { head, body } = frontMatter(bytes.toString('utf8'));
  const [first = name] = body.split('\n').flatMap((line) => line.replace(/^[#\s]+/, '').trim() || []);
  const description = textOf(head.description) ?? first;
  const facts = {
    name,
    description: description.slice(0, 1_000),
    ...(head.arguments !== undefined && { arguments: head.arguments }),
    ...(head['disable-model-invocation'] === true && { 'disable-model-invocation': true }),
  };
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return Buffer.from(`---\n${lines.join('\n')}\n---\n${body}`);
}
