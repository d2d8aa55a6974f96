// The baseline of repo-map-rank.ts: a map as aider's documentation and articles describe it, written from that
// description. Tree-sitter finds definitions and references; files are the nodes of a graph, references its edges,
// with aider's weights; PageRank starts at what the request names; the best definitions are shown, as many as fit.
import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'web-tree-sitter';
import { type Language, languageOf } from '../src/service/symbols/language.js';
import { Oracle } from './definitions.js';

interface Tags {
  /** Name, and the line as it is shown. */
  defines: [name: string, shown: string][];
  uses: Map<string, number>;
}

const CALLS = ['call_expression', 'call', 'new_expression', 'macro_invocation', 'decorator'];
const TYPES = ['type_identifier'];

/** Reads tags of files, each content once. */
export class TagReader {
  readonly #oracle = new Oracle();
  readonly #kept = new Map<string, { stat: string; tags: Tags }>();

  async read(root: string, files: readonly string[]): Promise<Map<string, Tags>> {
    const all = new Map<string, Tags>();
    for (const file of files) {
      const language = languageOf(file);
      const stat = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
      if (!language || !stat?.isFile() || stat.size > 300_000) continue;
      const stamp = `${stat.size} ${stat.mtimeMs}`;
      const known = this.#kept.get(file);
      const tags = known?.stat === stamp ? known.tags : await this.#one(path.join(root, file), language);
      this.#kept.set(file, { stat: stamp, tags });
      all.set(file, tags);
    }
    return all;
  }

  async #one(file: string, language: Language): Promise<Tags> {
    const text = fs.readFileSync(file, 'utf8');
    const lines = text.split('\n');
    return this.#oracle.parse(language, text, (root) => {
      const defines = this.#oracle.defined(root, language).map((each): [string, string] => {
        const [line, name] = each.split(' ');
        return [name!, `${line}: ${lines[Number(line) - 1]!.trim().slice(0, 100)}`];
      });
      const uses = new Map<string, number>();
      const use = (node: Node | null): void => {
        if (node) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
      };
      for (const call of root.descendantsOfType(CALLS)) use(called(call!));
      const named = new Set(defines.map(([name]) => name));
      for (const type of root.descendantsOfType(TYPES))
        if (!(named.has(type!.text) && type!.parent?.childForFieldName('name')?.id === type!.id)) use(type);
      return { defines, uses };
    });
  }
}

function called(call: Node): Node | null {
  let node =
    call.childForFieldName('function') ??
    call.childForFieldName('constructor') ??
    call.childForFieldName('macro') ??
    call.namedChild(0);
  for (let depth = 0; node && node.namedChildCount > 0 && depth < 5; depth++)
    node =
      node.childForFieldName('property') ??
      node.childForFieldName('field') ??
      node.childForFieldName('attribute') ??
      node.childForFieldName('name') ??
      node.childForFieldName('function') ??
      node.namedChild(0);
  return node && /identifier$/.test(node.type) ? node : null;
}

/** The files in the map of `request`. */
export function aiderMap(tags: ReadonlyMap<string, Tags>, request: string, most: number): Set<string> {
  const files = [...tags.keys()];
  const mentioned = new Set(request.split(/\W+/).filter((word) => word !== ''));
  const start = personalised(files, request, mentioned);
  const defines = new Map<string, number[]>();
  files.forEach((file, index) => {
    for (const name of new Set(tags.get(file)!.defines.map(([each]) => each)))
      defines.set(name, [...(defines.get(name) ?? []), index]);
  });
  const edges = files.map((file) => {
    const own: [name: string, weight: number, to: number[]][] = [];
    for (const [name, count] of tags.get(file)!.uses) {
      const to = defines.get(name);
      if (to) own.push([name, factor(name, to.length, mentioned) * Math.sqrt(count), to]);
    }
    return own;
  });
  const used = new Set(edges.flatMap((own) => own.map(([name]) => name)));
  files.forEach((file, index) => {
    for (const [name] of tags.get(file)!.defines)
      if (!used.has(name)) edges[index]!.push([name, 0.1, [index]]);
  });
  const ranks = pageRank(edges, start);
  const flows = new Map<string, number>();
  const scores = new Map<string, number>();
  edges.forEach((own, from) => {
    const total = own.reduce((sum, [, weight, to]) => sum + weight * to.length, 0);
    for (const [name, weight] of own) {
      const flow = (ranks[from]! * weight) / total;
      if (used.has(name)) flows.set(name, (flows.get(name) ?? 0) + flow);
      else scores.set(`${from}\n${name}`, flow);
    }
  });
  for (const [name, flow] of flows)
    for (const file of defines.get(name)!) scores.set(`${file}\n${name}`, flow);
  const best = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1));
  const shown = new Set<string>();
  let left = most;
  for (const [key] of best) {
    const [index, name] = key.split('\n');
    const file = files[Number(index)]!;
    const lines = tags.get(file)!.defines.filter(([each]) => each === name);
    left -= lines.reduce((sum, [, line]) => sum + line.length + 1, shown.has(file) ? 0 : file.length + 2);
    if (left < 0) break;
    shown.add(file);
  }
  return shown;
}

/** Files that the request names, by path, by name, or by a word that is a part of the path. */
function personalised(
  files: readonly string[],
  request: string,
  mentioned: ReadonlySet<string>,
): Float64Array {
  const words = new Set(request.split(/\s+/).map((word) => word.replace(/^["'`*_(]+|["'`*_,.!;:?)]+$/g, '')));
  const lower = new Set([...mentioned].filter((word) => word.length >= 5).map((word) => word.toLowerCase()));
  const start = Float64Array.from(files, (file) => {
    const base = path.posix.basename(file);
    const stem = base.replace(/\.[^.]*$/, '');
    let share =
      words.has(file) || (/[._-]/.test(stem) && words.has(base)) || lower.has(stem.toLowerCase()) ? 1 : 0;
    if ([...file.split('/'), stem].some((part) => mentioned.has(part))) share += 1;
    return share;
  });
  const all = start.reduce((sum, share) => sum + share, 0);
  return all === 0 ? start.fill(1 / files.length) : start.map((share) => share / all);
}

function factor(name: string, definers: number, mentioned: ReadonlySet<string>): number {
  let factor = mentioned.has(name) ? 10 : 1;
  const isSnake = name.includes('_') && /[A-Za-z]/.test(name);
  const isCamel = /[A-Z]/.test(name) && /[a-z]/.test(name);
  if ((isSnake || isCamel) && name.length >= 8) factor *= 10;
  if (name.startsWith('_')) factor *= 0.1;
  return definers > 5 ? factor * 0.1 : factor;
}

function pageRank(edges: readonly [string, number, number[]][][], start: Float64Array): Float64Array {
  const totals = edges.map((own) => own.reduce((sum, [, weight, to]) => sum + weight * to.length, 0));
  let rank = Float64Array.from(start);
  for (let round = 0; round < 100; round++) {
    // What all of a name's definers get alike is added up before it is given to each.
    const each = new Map<readonly number[], number>();
    let idle = 0;
    edges.forEach((own, from) => {
      if (totals[from] === 0) idle += rank[from]!;
      for (const [, weight, to] of own)
        each.set(to, (each.get(to) ?? 0) + (0.85 * rank[from]! * weight) / totals[from]!);
    });
    const next = start.map((share) => share * (0.15 + 0.85 * idle));
    for (const [to, share] of each) for (const file of to) next[file]! += share;
    const change = next.reduce((sum, value, file) => sum + Math.abs(value - rank[file]!), 0);
    rank = next;
    if (change < 1e-6 * rank.length) break;
  }
  return rank;
}
