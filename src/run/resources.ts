import { RunError, ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import type { GitHub } from '../service/github/client.js';
import { type Repo, statusOf } from '../service/github/shape.js';
import type { Kit, Resource } from '../tool/kit.js';
import { readSession } from './session-text.js';
import { type Asked, type GitHubScene, issueText, pullText } from './thread-text.js';

export interface ResourceScene {
  /** Asked on behalf of `read`, at the moment of use. */
  guard: Guard;
  /** Parent of run directories. */
  runs: string;
  github?: GitHubScene;
}

/** What `read` reads beside files, by scheme. Source: seed A, `read`. */
export function makeResources(scene: ResourceScene): NonNullable<Kit['resources']> {
  return {
    session: async (target) => readSession(scene, target.slice('session://'.length)),
    issue: async (target) => discussion(scene, 'issue', target),
    pr: async (target) => discussion(scene, 'pr', target),
  };
}

/** `issue://12`, `issue://owner/repo/12`, `pr://12/diff`. */
const FORM = /^(?:([\w.-]+)\/([\w.-]+)\/)?#?(\d{1,10})(\/diff)?\/?$/;

async function discussion(scene: ResourceScene, kind: 'issue' | 'pr', target: string): Promise<Resource> {
  const [, owner, name, digits, diff] = FORM.exec(target.slice(kind.length + 3)) ?? [];
  if (digits === undefined || (diff && kind === 'issue'))
    throw new ToolError(
      `${target} is no ${kind === 'issue' ? 'issue' : 'pull request'}: write ${kind}://12 or ${kind}://owner/repo/12${kind === 'pr' ? ', or pr://12/diff for the change' : ''}.`,
    );
  const { github } = scene;
  if (!github)
    throw new ToolError(`${kind}:// needs a token for GitHub (GITHUB_TOKEN), and there is none here.`);
  const home = await github.repo();
  const repo = owner && name ? { owner, repo: name } : home;
  if (!repo)
    throw new ToolError(
      `Which repository? None is set here (GITHUB_REPOSITORY): write ${kind}://owner/repo/${digits}.`,
    );
  scene.guard({ kind: 'net', url: github.apiUrl });
  const own = home !== undefined && slug(home).toLowerCase() === slug(repo).toLowerCase();
  const asked = { repo, number: Number(digits), label: `${slug(repo)}#${digits}`, own };
  try {
    const client = await github.client();
    if (diff) return await pullDiff(client, asked);
    return kind === 'issue' ? await issueText(client, asked, github) : await pullText(client, asked, github);
  } catch (cause) {
    if (cause instanceof ToolError || cause instanceof RunError) throw cause;
    const status = statusOf(cause);
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ToolError(`GitHub did not give ${target}: ${status ? `${status} ` : ''}${why}`, { cause });
  }
}

function slug({ owner, repo }: Repo): string {
  return `${owner}/${repo}`;
}

async function pullDiff(client: GitHub, { repo, number, label }: Asked): Promise<Resource> {
  const text = await client.pullDiff(repo, number);
  if (text === undefined)
    throw new ToolError(
      `The diff of ${label} is larger than GitHub gives: read pr://${number} for its files.`,
    );
  return { text, data: `diff of ${label}` };
}
