import { type Access, subject } from '../contract/access.js';
import type { By } from '../contract/policy.js';

/** The allow rule that would let a touch pass, as a person would write it. */
export function suggestion(access: Access, by: By): string {
  switch (access.kind) {
    case 'exec':
      return `bash(${access.command.split('\n', 1)[0]})`;
    case 'net':
      return `${by.tool}(${hostOf(access.url)})`;
    case 'mcp':
      return `mcp(${subject(access)})`;
    default:
      return `${access.kind}(${subject(access)})`;
  }
}

/** The host of a URL with its port, if it has one of its own; the text itself when it is no URL. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/\.(?=:|$)/, '');
  } catch {
    return url;
  }
}
