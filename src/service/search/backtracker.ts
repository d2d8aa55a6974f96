import { backtracking } from '../../regex/backtrack.js';
import type { LineSearch } from './engine.js';
import { FileText } from './file-text.js';
import type { Kernel } from './kernel/kernel.js';
import { TEXT } from './kernel/layout.js';
import { type Lines, SHOWN_LINE } from './lines.js';
import type { Pattern } from './plan.js';

/**
 * Searches files with V8's RegExp, line by line: for look-around and back-references, which the automaton cannot
 * express. A line may take for ever, so this runs in workers only, and whoever waits kills them.
 */
export class Backtracker implements LineSearch {
  readonly #kernel: Kernel;
  readonly #file: FileText;
  #expression = /$^/;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#file = new FileText(kernel);
  }

  prepare({ text, ignoreCase }: Pattern): void {
    this.#expression = backtracking(text, { ignoreCase });
  }

  get refused(): number {
    return this.#file.refused;
  }

  search(path: string | Buffer, most: number, lines: Lines | undefined): number {
    try {
      let found = 0;
      let line = 1;
      for (let size = this.#file.open(path); size > 0 && found < most; size = this.#file.next()) {
        if (!this.#file.isText()) break;
        const text = this.#kernel.bytes.toString('utf8', TEXT, TEXT + size);
        for (let at = 0; at < text.length && found < most; line++) {
          const end = text.indexOf('\n', at);
          const match = this.#expression.exec(text.slice(at, end));
          if (match) {
            found++;
            lines?.push({ numbers: [line], text: `${shownLine(text.slice(at, end), match.index)}\n` });
          }
          at = end + 1;
        }
      }
      return found;
    } finally {
      this.#file.close();
    }
  }
}

function shownLine(line: string, match: number): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (text.length <= SHOWN_LINE) return text;
  const from = Math.max(0, Math.min(match - SHOWN_LINE / 2, text.length - SHOWN_LINE));
  const until = from + SHOWN_LINE;
  return `${from > 0 ? '…' : ''}${text.slice(from, until).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')}${until < text.length ? '…' : ''}`;
}
