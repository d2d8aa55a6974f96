import type { Effective } from '../config/effective.js';
import type { Config } from '../contract/config.js';
import type { Provider } from '../contract/provider.js';
import type { Sandbox } from '../service/sandbox.js';
import type { CommitReader } from '../service/tree.js';
import type { Kit } from '../tool/kit.js';
import type { Order, Places } from './order.js';
import type { ResourceScene } from './resources.js';

/** What a bench is built from: one run's settings, and where it works. */
export interface BenchScene {
  root: string;
  runDir: string;
  places: Pick<Places, 'person' | 'home' | 'program' | 'runnerFiles'>;
  config: Config;
  effective: Effective;
  /** Set for runs that may only look; says why. */
  lookOnly?: string;
  /** The tree may be a stranger's: nothing of it is run, whatever a rule says. */
  neverExec?: boolean;
  childEnv: Record<string, string>;
  /** What tools that go outside need; without it they cannot. */
  outside?: Outside;
  /** The wall around commands, when one is open; closed with the bench. */
  sandbox?: Sandbox;
  seal: (text: string) => string;
  /** Tool names, families and presets to offer. */
  tools: string[];
  /** Tools that are not offered whatever `tools` says. */
  withhold: ReadonlySet<string>;
  outputSchema?: Record<string, unknown>;
  /** What `read` reads beside files. */
  resources?: Omit<ResourceScene, 'guard'>;
  /** Where the project's memories are read; absent = in the work tree, for a person who calls by themselves. */
  memory?: MemoryScene;
  /** Parts of the kit that the run has and a single tool call has not. */
  kit: Pick<Kit, 'images' | 'stage' | 'record' | 'checkOutput'> & Partial<Kit>;
  startedAt: number;
  injected?: readonly (readonly string[])[];
  notice: (text: string) => void;
}

export interface MemoryScene {
  /** The commit that project memories are read at; absent = the work tree. */
  base?: { git: CommitReader; sha: string };
  /** An event started the run: nobody's own memory is changed by it. */
  byEvent: boolean;
}

export interface Outside {
  /** A variable of the environment: EXA_API_KEY, and the names of proxies. */
  key: Order['key'];
  /** Another model than the run's own, by its `prefix/name`. */
  model: (name: string) => Provider;
}
