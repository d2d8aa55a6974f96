import type { Config } from '../contract/config.js';
import { MEMORY_TOOLS } from './memory.js';

const LANGUAGE = ['diagnostics', 'references', 'definition', 'symbols', 'hover', 'rename'];

/** Tools that this run has nothing to do with: the model is not offered what can only fail. */
export function withheld(
  config: Config,
  key: (name: string) => string | undefined,
  mayRun: boolean,
): string[] {
  const tools: string[] = [];
  if (!config.lsp.enabled || !mayRun) tools.push(...LANGUAGE);
  if (!mayRun) tools.push('browser');
  if (!config.memory.enabled) tools.push(...MEMORY_TOOLS);
  if (!key('EXA_API_KEY')?.trim()) tools.push('web_search', 'code_search');
  if (!config.tools.view_image.vision_model && !config.vision_model) tools.push('view_image');
  return tools;
}
