/** What `{% if … %}` asks: names and literals, compared and joined. */
export type Condition =
  | { kind: 'name'; name: string[] }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'not'; of: Condition }
  | { kind: 'and' | 'or' | '==' | '!='; left: Condition; right: Condition };

const TOKEN =
  /\s*(?:(==|!=|\(|\))|'([^'\n]*)'|"([^"\n]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|([A-Za-z_]\w*(?:\.\w+)*))\s*/y;

/** The condition that stands in `text`; a sentence when it cannot be read. */
export function parseCondition(text: string): Condition | string {
  const tokens = cut(text);
  if (typeof tokens === 'string') return tokens;
  const reader = { tokens, at: 0, depth: 0 };
  const condition = readOr(reader);
  if (typeof condition === 'string') return condition;
  const rest = tokens[reader.at];
  return rest === undefined ? condition : `"${rest.text}" is not expected here: ${HOW}`;
}

/** Every name a condition looks at. */
export function namesIn(condition: Condition): string[][] {
  if (condition.kind === 'name') return [condition.name];
  if (condition.kind === 'not') return namesIn(condition.of);
  return 'left' in condition ? [...namesIn(condition.left), ...namesIn(condition.right)] : [];
}

/** Whether a condition holds. As in Jinja, nothing, false, 0, and an empty text, list or map do not. */
export function holds(condition: Condition, look: (name: string[]) => unknown): boolean {
  switch (condition.kind) {
    case 'and':
      return holds(condition.left, look) && holds(condition.right, look);
    case 'or':
      return holds(condition.left, look) || holds(condition.right, look);
    case 'not':
      return !holds(condition.of, look);
    case '==':
    case '!=':
      return same(condition, look) === (condition.kind === '==');
    default:
      return isSome(worth(condition, look));
  }
}

const HOW = 'write {% if name %}, {% if name == "text" %}, joined by and, or, not and brackets';
const MOST_DEEP = 50;

interface Token {
  text: string;
  operand?: Condition;
}

interface Reader {
  tokens: Token[];
  at: number;
  depth: number;
}

function cut(text: string): Token[] | string {
  const tokens: Token[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < text.length) {
    const from = token.lastIndex;
    const found = token.exec(text);
    if (!found) return `"${text.slice(from, from + 40).trim()}" is not understood: ${HOW}`;
    tokens.push(asToken(found));
  }
  return tokens;
}

function asToken([whole, sign, single, double, number, word]: RegExpExecArray): Token {
  const text = (whole ?? '').trim();
  const literal = (value: string | number | boolean): Token => ({
    text,
    operand: { kind: 'literal', value },
  });
  if (sign !== undefined) return { text };
  if (number !== undefined) return literal(Number(number));
  if (word === undefined) return literal(single ?? double ?? '');
  if (/^(and|or|not)$/.test(word)) return { text };
  if (/^(true|false)$/i.test(word)) return literal(word.toLowerCase() === 'true');
  return { text, operand: { kind: 'name', name: word.split('.') } };
}

function readOr(reader: Reader): Condition | string {
  return readJoined(reader, 'or', (inner) => readJoined(inner, 'and', readNot));
}

function readJoined(
  reader: Reader,
  kind: 'and' | 'or',
  readPart: (reader: Reader) => Condition | string,
): Condition | string {
  let left = readPart(reader);
  while (typeof left !== 'string' && reader.tokens[reader.at]?.text === kind) {
    reader.at += 1;
    const right = readPart(reader);
    if (typeof right === 'string') return right;
    left = { kind, left, right };
  }
  return left;
}

function readNot(reader: Reader): Condition | string {
  if (reader.tokens[reader.at]?.text !== 'not') return readCompared(reader);
  reader.at += 1;
  return deeper(reader, () => {
    const of = readNot(reader);
    return typeof of === 'string' ? of : { kind: 'not', of };
  });
}

function readCompared(reader: Reader): Condition | string {
  const left = readOperand(reader);
  const sign = reader.tokens[reader.at]?.text;
  if (typeof left === 'string' || (sign !== '==' && sign !== '!=')) return left;
  reader.at += 1;
  const right = readOperand(reader);
  return typeof right === 'string' ? right : { kind: sign, left, right };
}

function readOperand(reader: Reader): Condition | string {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token?.operand) return token.operand;
  if (token?.text !== '(')
    return `${token ? `"${token.text}" stands where` : 'it ends where'} a name or a value is expected: ${HOW}`;
  return deeper(reader, () => {
    const inner = readOr(reader);
    if (typeof inner === 'string') return inner;
    if (reader.tokens[reader.at]?.text !== ')') return `a ) is missing: ${HOW}`;
    reader.at += 1;
    return inner;
  });
}

function deeper(reader: Reader, read: () => Condition | string): Condition | string {
  if (reader.depth >= MOST_DEEP) return `brackets and "not" more than ${MOST_DEEP} deep are not read`;
  reader.depth += 1;
  const found = read();
  reader.depth -= 1;
  return found;
}

function worth(condition: Condition, look: (name: string[]) => unknown): unknown {
  if (condition.kind === 'name') return look(condition.name);
  return condition.kind === 'literal' ? condition.value : holds(condition, look);
}

type Comparison = Extract<Condition, { left: Condition }>;

/** A value equals what is written like it: parameters may be typed, and a recipe written for Goose knows only texts. */
function same({ left, right }: Comparison, look: (name: string[]) => unknown): boolean {
  const [one, other] = [worth(left, look), worth(right, look)];
  const plain = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return plain(one) === plain(other);
}

function isSome(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.keys(value).length > 0;
}
