import type { Config } from '../contract/config.js';
import type { ContextItem } from '../contract/event.js';
import type { Policy } from '../contract/policy.js';
import type { Files } from '../service/files.js';
import type { Places } from './order.js';

/** What Galley's own tools see and change. */
export interface SelfScene {
  config: Config;
  /** Where a dotted key was set. */
  origin: (key: string) => string;
  places: Pick<Places, 'home' | 'program'>;
  root: string;
  childEnv: Record<string, string>;
  key: (name: string) => string | undefined;
  seal: (text: string) => string;
  policy: () => Policy;
  files: () => Files;
  /** Facts of the run, for `status`. */
  status: () => Record<string, string>;
  /** Models of the run, the active one first; how to go on with another. */
  models: () => string[];
  use?: (model: string) => void;
  context: () => readonly ContextItem[];
  /** Why the person's own files may not be changed. */
  frozen?: string;
}
