import type { MakeRoom } from '../agent/compact.js';
import { readLines, type Transcript } from '../agent/transcript.js';
import type { Line, LineOf } from '../contract/event.js';

interface Point {
  /** Answers, and answers that were cut, before it. */
  turn: number;
  /** How many of the agent's answers leave or are shortened with it. */
  answers: number;
  line: LineOf<'compact'>;
}

/** Compacts a replayed conversation at the same places as the recorded one: the model's side says where, not a window. */
export function followRecording(text: string, transcript: Transcript, own: () => readonly Line[]): MakeRoom {
  const points = pointsOf(readLines(text).filter(({ agent }) => agent === transcript.agent));
  return async (why) => {
    let done = false;
    while (why === 'turn' && points[0] && points[0].turn <= turnsOf(own())) {
      const { answers, line } = points.shift() as Point;
      const seqs = own().flatMap((each) => (each.type === 'assistant' ? [each.seq] : []));
      const { summary, usage, how = 'summary', from, to } = line;
      transcript.add({
        type: 'compact',
        how,
        before: seqs[answers] ?? transcript.seq,
        summary,
        usage,
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      });
      done = true;
    }
    return done;
  };
}

function pointsOf(lines: readonly Line[]): Point[] {
  return lines.flatMap((line, at): Point[] => {
    if (line.type !== 'compact' || line.how === 'fresh') return [];
    const answers = lines.filter((each) => each.type === 'assistant' && each.seq < line.before).length;
    return [{ turn: turnsOf(lines.slice(0, at)), answers, line }];
  });
}

function turnsOf(lines: readonly Line[]): number {
  return lines.filter(({ type }) => type === 'assistant' || type === 'ttsr_injection').length;
}
