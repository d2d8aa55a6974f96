import { cargoCheck, cargoTest } from './cargo.js';
import { gitDiff, gitStatus } from './git.js';
import { goTest } from './go.js';
import { eslint, jest, tsc } from './javascript.js';
import { pytest } from './pytest.js';
import type { CompressRule } from './rule.js';

/** Every rule there is; the first that knows a command is used. To add one: its file, and its name here. */
export const RULES: readonly CompressRule[] = [
  gitStatus,
  gitDiff,
  cargoCheck,
  cargoTest,
  jest,
  pytest,
  goTest,
  tsc,
  eslint,
];
