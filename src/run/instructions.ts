import type { Instruction } from '../agent/prompt.js';
import type { ReadTrusted } from './task.js';

/** Instruction files for agents at the top of a repository, in the order they are read. */
const NAMES = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md', '.github/copilot-instructions.md'];
/** Longer files are cut: instructions are no place for a manual. */
const MAX_CHARACTERS = 40_000;

/** The project's words for agents, as the base commit has them: a pull request cannot change how it is judged. */
export async function readInstructions(read: ReadTrusted): Promise<Instruction[]> {
  const found: Instruction[] = [];
  for (const path of NAMES) {
    const text = await read(path);
    if (!text?.trim()) continue;
    if (found.some((other) => other.text === text)) continue;
    found.push({
      path,
      text: text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}\n[cut]` : text,
    });
  }
  return found;
}
