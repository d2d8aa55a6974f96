import type { Look } from './syntax.js';

/** What lies on both sides of a position; undefined where it cannot be told. */
export interface Sides {
  start: boolean;
  end: boolean;
  afterNewline: boolean;
  beforeNewline: boolean;
  afterWord: boolean | undefined;
  beforeWord: boolean | undefined;
  afterAscii: boolean;
  beforeAscii: boolean;
  /** Beside bytes that are no character, or inside one: no condition on Unicode words holds there but `\b`. */
  afterBroken?: boolean;
  beforeBroken?: boolean;
}

/** Whether a condition holds between `sides`; undefined when they do not say. */
export function lookHolds(look: Look, sides: Sides): boolean | undefined {
  switch (look.at) {
    case 'textStart':
      return sides.start;
    case 'textEnd':
      return sides.end;
    case 'lineStart':
      return sides.start || sides.afterNewline;
    case 'lineEnd':
      return sides.end || sides.beforeNewline;
    default:
      return wordHolds(look, sides);
  }
}

function wordHolds(look: Extract<Look, { ascii: boolean }>, sides: Sides): boolean | undefined {
  const after = look.ascii ? sides.afterAscii : sides.afterWord;
  const before = look.ascii ? sides.beforeAscii : sides.beforeWord;
  const broken = {
    after: !look.ascii && (sides.afterBroken ?? false),
    before: !look.ascii && (sides.beforeBroken ?? false),
  };
  if (look.at === 'halfStart' && broken.after) return false;
  if (look.at === 'halfEnd' && broken.before) return false;
  if (look.at === 'inside' && (broken.after || broken.before)) return false;
  if (look.at === 'halfStart') return after === undefined ? undefined : !after;
  if (look.at === 'halfEnd') return before === undefined ? undefined : !before;
  if (after === undefined || before === undefined) return undefined;
  if (look.at === 'boundary') return after !== before;
  if (look.at === 'inside') return after === before;
  return look.at === 'wordStart' ? !after && before : after && !before;
}
