import {
  type Assignment,
  type Command,
  forEachChild,
  parse,
  type Redirect,
  type Redirection,
  type Script,
  type SyntaxNode,
  type Word,
} from 'unbash';
import { type Found, HOLE } from '../../contract/shell.js';
import { Arithmetic } from './arithmetic.js';
import { Folders } from './folders.js';
import { found, nameOf, shown, unknownFound } from './found.js';
import { script } from './git.js';
import { insideOf } from './inside.js';
import { misread } from './misread.js';
import { isHarmlessDevice, pathsOf, printedPaths, redirectPath } from './path.js';
import { type Assign, isCommandVariable, isPrivateVariable, isShellStartVariable } from './variable.js';
import { oneValueOf, type Value, valuesOf } from './word.js';
import type { Inner } from './wrapper.js';

const MAX_DEPTH = 12;
const MAX_COMMANDS = 2_000;
/** Behind a pipe these take what comes in for names of files. */
const USES_NAMES =
  /\b(xargs|parallel|read|mapfile|readarray|cpio|pax)\b|--files-from|--from-file|--arg-file|\s-T\b/;

/** Walks one shell text and all that it holds; what it finds is in its fields. */
export class Walk {
  readonly commands: Found[] = [];
  readonly reads = new Set<string>();
  readonly writes = new Set<string>();
  readonly arithmetic = new Arithmetic();
  readonly folders: Folders;
  error: string | undefined;
  #depth = 0;
  #text = '';
  /** Inside what prints names for another command to use. */
  #isFeeding = false;

  constructor(cwd: string) {
    this.folders = new Folders(cwd);
  }

  source(text: string): void {
    if (++this.#depth > MAX_DEPTH) this.error ??= 'commands inside commands are nested too deep';
    else this.#read(text);
    this.#depth--;
  }

  #read(text: string): void {
    const [parsed, outer] = [parse(text), this.#text];
    this.#text = text;
    const place = misread(parsed, text);
    if (place !== undefined) this.error ??= `it does not parse as bash near ${shown(place)}`;
    this.visit(parsed);
    this.#text = outer;
  }

  visit = (node: SyntaxNode): void => {
    const into = () => forEachChild(node, this.visit);
    switch (node.type) {
      case 'Command':
        this.#command(node);
        break;
      case 'Redirected':
        this.visit(node.command);
        for (const one of node.redirects) this.visit(one);
        break;
      case 'CommandExpansion':
        this.#feeding(true, () => this.folders.apart(into));
        break;
      case 'Subshell':
      case 'Coproc':
      case 'ProcessSubstitution':
        this.folders.apart(into);
        break;
      case 'Pipeline':
        for (const one of node.commands)
          this.#feeding(USES_NAMES.test(this.#text.slice(one.end, node.end)), () =>
            this.folders.apart(() => this.visit(one)),
          );
        break;
      case 'AndOr':
        this.folders.chain(
          node.commands.map((one) => () => this.visit(one)),
          node.operators,
        );
        break;
      case 'Statement':
        this.folders.statement(into);
        break;
      default:
        this.#note(node);
        into();
    }
  };

  #feeding(isFeeding: boolean, visit: () => void): void {
    const outer = this.#isFeeding;
    this.#isFeeding ||= isFeeding;
    visit();
    this.#isFeeding = outer;
  }

  #errors(node: Script & { errors?: readonly { message: string }[] | undefined }): void {
    const message = node.errors?.[0]?.message;
    if (message !== undefined) this.error ??= `it does not parse as bash: ${message}`;
  }

  /** What gives values a second reading, and what touches files, outside of simple commands. */
  #note(node: SyntaxNode): void {
    if (node.type === 'Script') this.#errors(node);
    else if (node.type === 'Redirect') this.#redirect(node);
    else if (node.type === 'ParameterExpansion') this.#parameter(node);
    else if (node.type === 'Assignment') this.#assigned(node);
    else if (node.type === 'For') this.#loop(node.name.value, node.wordlist);
    else if (node.type === 'Select') this.#loop(node.name.value, undefined);
    else this.#evaluated(node);
  }

  #evaluated(node: SyntaxNode): void {
    const texts = evaluatedIn(node);
    for (const text of texts) this.arithmetic.evaluated(text);
  }

  #parameter(node: Extract<SyntaxNode, { type: 'ParameterExpansion' }>): void {
    const { operation, prefix, index } = node;
    if (index && !/^[@*]$/.test(index.text)) this.arithmetic.evaluated(index.text);
    if (prefix === '!' && operation?.type !== 'Names' && !(index && /^[@*]$/.test(index.text)))
      this.#unknown(`${node.text} takes the name of a variable from a variable`);
    if (operation?.type === 'Transform' && operation.operand.text !== 'Q')
      this.#unknown(`${node.text} gives a value a second reading`);
    if (operation?.type === 'Unknown') this.error ??= `${node.text} is not understood`;
    if (operation?.type === 'Default' && operation.operator.includes('='))
      this.arithmetic.filled(node.parameter);
    if (operation?.type === 'Slice')
      for (const word of [operation.offset, operation.length]) if (word) this.arithmetic.evaluated(word.text);
  }

  #loop(name: string, words: readonly Word[] | undefined): void {
    const isNumbers = words?.every((word) => /^(-?\d+|\{-?\d+\.\.-?\d+(\.\.-?\d+)?\})$/.test(word.text));
    if (!isNumbers) this.arithmetic.filled(name);
  }

  #assigned(node: Assignment): Assign {
    const { name, value } = node;
    if (node.index) this.arithmetic.evaluated(node.index.text);
    if (value.type === 'ArrayValue')
      for (const one of value.elements) this.arithmetic.assigned(name, one.text);
    else this.arithmetic.assigned(name, value.text);
    const text = value.type === 'ArrayValue' ? HOLE : oneValueOf(value).text;
    this.#variable({ name, value: text });
    return { name, value: text };
  }

  /** Variables whose value is run by somebody. */
  #variable({ name, value }: Assign): void {
    if (isCommandVariable(name)) this.#inner(script(value));
    if (isShellStartVariable(name) && !(name === 'PS4' && !/[$`\0]/.test(value)))
      this.#unknown(`${name} makes a shell run what is not written here`);
  }

  #command(node: Command): void {
    const assignments = node.prefix.filter((one): one is Assignment => one.type === 'Assignment');
    const assigns = assignments.map((one) => this.#assigned(one));
    forEachChild(node, (child) => {
      if (child.type === 'Assignment') forEachChild(child, this.visit);
      else this.visit(child);
    });
    const argv = [node.name, ...node.args].flatMap((one): Value[] => {
      if (one === undefined) return [];
      if (one.type === 'Word') return valuesOf(one);
      const { name, value } = this.#assigned(one);
      return [{ text: `${name}=${value}`, split: false }];
    });
    if (argv.length > 0) this.#run(argv, assigns, node.redirects);
    else if (assigns.length > 0) {
      const isPrivate = assigns.every(({ name }) => isPrivateVariable(name));
      this.#push(found([], assigns, isPrivate));
    }
  }

  /** One command with all it runs besides itself. */
  #run(argv: Value[], assigns: Assign[], redirects: readonly Redirection[] = []): void {
    if (++this.#depth > MAX_DEPTH) {
      this.error ??= 'commands inside commands are nested too deep';
      this.#depth--;
      return;
    }
    const name = nameOf(argv[0]);
    const { inner, free, own } = insideOf(name, argv, redirects, this.arithmetic);
    this.#push(found(argv, assigns, free));
    this.#paths(name, argv.slice(0, own));
    this.folders.command(name, argv);
    for (const one of inner) this.#inner(one, redirects);
    this.#depth--;
  }

  #inner(inner: Inner, redirects: readonly Redirection[] = []): void {
    if (inner.kind === 'script') this.folders.apart(() => this.source(inner.text));
    else if (inner.kind === 'unknown') this.#unknown(inner.why);
    else {
      for (const one of inner.assigns ?? []) {
        this.arithmetic.assigned(one.name, one.value);
        this.#variable(one);
      }
      this.#run(inner.argv, inner.assigns ?? [], redirects);
    }
  }

  #paths(name: string, argv: Value[]): void {
    const { reads, writes } = pathsOf(name, argv);
    if (this.#isFeeding) reads.push(...printedPaths(name, argv));
    const program = argv[0]?.text ?? '';
    if (
      /\//.test(program) &&
      !/^\/(usr|bin|sbin|opt|nix|home\/linuxbrew)\//.test(program) &&
      !program.includes(HOLE)
    )
      reads.push(program);
    for (const one of reads) if (!isHarmlessDevice(one)) this.folders.join(one, this.reads);
    for (const one of writes) if (!isHarmlessDevice(one)) this.folders.join(one, this.writes);
  }

  #redirect(node: Redirect): void {
    if (!node.target) return;
    const value = oneValueOf(node.target);
    if (/&$/.test(node.operator) && /^(\d+-?|-)$/.test(value.text)) return;
    const target = redirectPath(value);
    if (target === undefined) return;
    if (/<|<>/.test(node.operator)) this.folders.join(target, this.reads);
    if (/>/.test(node.operator)) this.folders.join(target, this.writes);
  }

  #unknown(why: string): void {
    this.#push(unknownFound(shown(why)));
  }

  #push(one: Found): void {
    if (this.commands.length >= MAX_COMMANDS) this.error ??= 'it holds too many commands';
    else this.commands.push(one);
  }
}

/** The texts of a node that bash evaluates as arithmetic. */
function evaluatedIn(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'ArithmeticExpansion':
      return [node.text.replace(/^\$(\(\(|\[)|(\)\)|\])$/g, '')];
    case 'ArithmeticCommand':
      return [node.body];
    case 'ArithmeticWord':
      return [node.value];
    case 'TestBinary':
      return /^-(eq|ne|lt|le|gt|ge)$/.test(node.operator) ? [node.left.text, node.right.text] : [];
    case 'TestUnary':
      return /^-[vR]$/.test(node.operator) && !/^\w+$/.test(node.operand.text) ? [node.operand.text] : [];
    default:
      return [];
  }
}
