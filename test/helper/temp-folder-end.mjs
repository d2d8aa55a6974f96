export { teardown as default } from './temp-folder.mjs';
