import { type Kind, need, repoOf } from './kind.js';
import { oneLine } from './markdown.js';
import { digest } from './marker.js';
import { many } from './render.js';

/** Labels from the recipe's list, as many as it allows; what the model invents is not set. */
export const label: Kind<'label'> = {
  kind: 'label',
  words: ({ add }) => `${many(add.length, 'label')}: ${add.join(', ')}`,

  plan({ outputs, result }) {
    if (!outputs.label) return undefined;
    const { repo, number, output } = result;
    if (!repo || number === undefined) return 'labels (this event has no pull request or issue)';
    const wanted = asked(output, outputs.label.from);
    if (wanted === undefined) return `labels (the result has no list \`${oneLine(outputs.label.from, 50)}\`)`;
    const known = new Map(outputs.label.allowed.map((name) => [name.toLowerCase(), name]));
    const add = [...new Set(wanted.flatMap((name) => known.get(name.trim().toLowerCase()) ?? []))];
    if (add.length === 0)
      return `labels (none of the ${many(wanted.length, 'label')} asked for is in the recipe’s list)`;
    const some = add.slice(0, outputs.label.max);
    return {
      kind: 'label',
      id: `label-${digest(`${number}`, ...some)}`,
      target: { owner: repo.owner, repo: repo.name, number },
      add: some,
      remove: [],
    };
  },

  async publish(intent, context) {
    const github = need(context);
    const [repo, number] = [repoOf(intent.target), intent.target.number ?? 0];
    const has = new Set((await github.labels(repo, number)).map((name) => name.toLowerCase()));
    const add = intent.add.filter((name) => !has.has(name.toLowerCase()));
    const remove = intent.remove.filter((name) => has.has(name.toLowerCase()));
    if (add.length > 0) await github.addLabels(repo, number, add);
    for (const name of remove) await github.removeLabel(repo, number, name);
    if (add.length + remove.length === 0) return { action: 'unchanged', say: 'the labels are set already' };
    return {
      action: 'updated',
      say: `labels: ${[...add, ...remove.map((name) => `without ${name}`)].join(', ')}`,
    };
  },
};

/** The list of strings under `key` of the structured result; a single string counts as a list of one. */
function asked(output: unknown, key: string): string[] | undefined {
  if (output === null || typeof output !== 'object' || !Object.hasOwn(output, key)) return undefined;
  const value: unknown = (output as Record<string, unknown>)[key];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined;
}
