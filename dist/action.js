import { runAction } from './index.js';

await runAction();
