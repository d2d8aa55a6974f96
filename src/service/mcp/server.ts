import { RunError, ToolError } from '../../contract/error.js';
import type { Guard } from '../../contract/policy.js';
import { type CallOptions, Connection, McpFailure, type Target } from './connection.js';
import { type McpAnswer, readAnswer } from './content.js';
import { type Definition, readDefinition } from './definition.js';

export interface ServerOptions {
  name: string;
  target: Target;
  prefix: boolean;
  /** Names of tools that may be offered; undefined = all. */
  allowed?: readonly string[];
  /** The run ends when the server cannot be used. */
  required: boolean;
  timeoutMs: number;
  version: string;
  guard: Guard;
  /** For people: what was left out, refused or lost. */
  notice: (text: string) => void;
}

/** Connected to once, and once again. */
const MAX_LIVES = 2;

/**
 * One MCP server: reached when it is first needed, reached again once when it was lost, and held to the definitions it
 * had when it was first listed.
 */
export class McpServer {
  #link: Connection | undefined;
  /** How often it was connected to. */
  #lives = 0;
  /** One at a time: connecting, and looking at the tools again. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #closing = new AbortController();
  /** Hash of each tool's definition: as first listed, and as last listed. */
  #pins: Map<string, string> | undefined;
  #now = new Map<string, string>();
  readonly #told = new Set<string>();

  constructor(private readonly options: ServerOptions) {}

  get name(): string {
    return this.options.name;
  }

  /** The tools it offers, and pins them. Throws RunError('mcp-failed') when it is required, else ToolError. */
  async definitions(): Promise<Definition[]> {
    try {
      const found = await this.#list(await this.#connected());
      this.#pins ??= this.#now;
      return found;
    } catch (error) {
      throw this.#failed(error, 'cannot be used');
    }
  }

  /** Calls a tool. A call that reads is made again when the server was lost in it; any other is not. */
  async call(
    tool: Definition,
    args: Record<string, unknown>,
    options: CallOptions & { images: boolean },
  ): Promise<McpAnswer> {
    const { server, readOnly } = tool;
    this.options.guard({ kind: 'mcp', server, tool: tool.tool, readOnly });
    for (;;) {
      try {
        const link = await this.#connected();
        this.#mustBeSame(tool);
        const answer = readAnswer(await link.call(tool.tool, args, options), options.images);
        if (answer) return answer;
        throw new McpFailure('malformed', 'it answered with something else than a result');
      } catch (error) {
        const mayRetry = this.#lives < MAX_LIVES && !this.#closing.signal.aborted;
        if (readOnly && isLost(error) && mayRetry) continue;
        throw this.#failed(
          error,
          isLost(error) && !readOnly
            ? 'was lost in this call, and whether the call took effect is not known'
            : 'failed',
        );
      }
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(new McpFailure('lost', 'it was closed'));
    await this.#turn;
    await this.#link?.close();
  }

  #mustBeSame({ tool, pin }: Definition): void {
    const now = this.#now.get(tool);
    if (now === pin && this.#pins?.get(tool) === pin) return;
    throw new ToolError(
      now === undefined
        ? `The MCP server ${this.name} no longer has the tool ${tool}. Do without it.`
        : `The MCP server ${this.name} has changed what ${tool} is since this run began, so it is not called. Do without it.`,
    );
  }

  #connected(): Promise<Connection> {
    const next = this.#turn.then(() => this.#reach());
    this.#turn = next.catch(() => {});
    return next;
  }

  async #reach(): Promise<Connection> {
    if (this.#link?.isLost) await this.#link.close();
    if (!this.#link || this.#link.isLost) this.#link = await this.#connect();
    else if (this.#link.changed && this.#pins) await this.#list(this.#link);
    return this.#link;
  }

  async #connect(): Promise<Connection> {
    const { signal } = this.#closing;
    signal.throwIfAborted();
    if (this.#lives >= MAX_LIVES)
      throw new McpFailure('lost', 'it was lost twice, and is not started a third time');
    this.#lives += 1;
    if (this.#lives > 1) this.#tell(`The MCP server ${this.name} was lost and is connected to again.`);
    const { target, timeoutMs, version } = this.options;
    const asked = (method: string): void =>
      this.#tell(`The MCP server ${this.name} asked for ${method}, which was refused.`);
    const link = await Connection.open({ target, timeoutMs, version, asked, signal });
    if (this.#pins) await this.#list(link);
    return link;
  }

  async #list(link: Connection): Promise<Definition[]> {
    const { name, prefix, allowed } = this.options;
    const found: Definition[] = [];
    for (const raw of await link.list()) {
      const one = readDefinition(name, raw, prefix);
      if (typeof one === 'string') this.#tell(`The MCP server ${name}: ${one}, so it is not offered.`);
      else if (!allowed || allowed.includes(one.tool)) found.push(one);
    }
    this.#now = new Map(found.map(({ tool, pin }) => [tool, pin]));
    return found;
  }

  #failed(error: unknown, how: string): unknown {
    if (!(error instanceof McpFailure)) return error;
    const text = `The MCP server ${this.name} ${how}: ${error.message}`;
    const isOver = this.#pins === undefined || (error.kind === 'lost' && this.#lives >= MAX_LIVES);
    if (this.options.required && isOver) return new RunError('mcp-failed', text, { cause: error });
    return new ToolError(text, { cause: error });
  }

  #tell(text: string): void {
    if (this.#told.has(text) || this.#told.size > 20) return;
    this.#told.add(text);
    this.options.notice(text);
  }
}

const isLost = (error: unknown): boolean => error instanceof McpFailure && error.kind === 'lost';
