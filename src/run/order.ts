import type { Access, Verdict } from '../contract/access.js';
import type { Seen } from '../contract/event.js';
import type { Call } from '../contract/message.js';
import type { Limits, Mode, Recipe } from '../contract/recipe.js';
import type { Send } from '../contract/send.js';
import type { Trigger, Trusted } from '../contract/trigger.js';
import type { GitHub } from '../service/github/client.js';
import type { TelemetryTarget } from '../service/telemetry/target.js';

/** Where things are on this machine; made by the doors. */
export interface Places {
  /** The repository (or plain folder) the run is about. */
  workspace: string;
  /** The person's home folder: `~/` of paths, and the dotfiles that are out of reach. */
  person: string;
  /** The person's own Galley folder (config.yml, memory, sessions). */
  home: string;
  /** Parent of run directories; default `<workspace>/.galley/runs`. */
  runs?: string;
  /** Scratch space for this run's worktrees and sockets. */
  temp: string;
  /** dist/ of this program: assets, workers, shipped recipes. */
  program: string;
  /** Files of the runner that no tool may read or write (GITHUB_ENV and its kin, the event file). */
  runnerFiles: string[];
}

/** What a door asks the hall to do. Everything a run knows of the outside is in here. */
export interface Order {
  /** A recipe's name, or the path of one. */
  recipe: string;
  params: Record<string, string>;
  trigger: Trigger;
  places: Places;
  /** Overrides from flags or inputs; limits can only get smaller. */
  model?: string;
  mode?: Mode;
  limits: Limits;
  /** Base URL for the model's provider, from the Action's input or a flag. */
  baseUrl?: string;
  /** The key of the model's provider, when it was given by itself and not by a variable's name. */
  apiKey?: string;
  /** Local runs: what the change under review is compared with. */
  base?: string;
  /** YAML of the caller's own configuration (the user's file or the Action's `config` input). */
  userConfig?: { path: string; text: string };
  /** A variable's value, for provider keys and EXA_API_KEY. Nothing else of the environment reaches the run. */
  key: (name: string) => string | undefined;
  /** Values that must never be written anywhere. */
  secrets: string[];
  /** The whole environment of child processes. */
  childEnv: Record<string, string>;
  /** `client` is the one client of this run. */
  github?: { token: string; serverUrl: string; client: () => Promise<GitHub> };
  trust: { users: string[]; bots: string[]; teams: string[] };
  /** A person at their own machine started this: the event is a fixture, not an authority. */
  local: boolean;
  /** Work in a copy; the workspace stays as it is. */
  dryRun: boolean;
  /** Id of an earlier run to go on with, or the path of its directory. */
  resume?: string;
  /** How models are asked. */
  send: Send;
  /** Reads a transcript for the model `replay/<path>`. */
  readCassette: (path: string) => string;
  tell: (seen: Seen) => void;
  /** Told once, when it is known what runs for whom, before the model is asked. */
  begun?: (about: { id: string; recipe: Recipe; trusted: Trusted }) => void;
  approve?: (call: Call, access: Access[], verdict: Verdict) => Promise<boolean>;
  /** Where traces and metrics of the run go. */
  telemetry?: TelemetryTarget;
  /** When the job that this runs in will be killed (epoch milliseconds), where that is known. */
  deadline?: number;
  signal: AbortSignal;
}
