import fs from 'node:fs';
import path from 'node:path';

/** `memory` bytes are kept (half from the start, half from the end); past it the whole goes to `file`, up to `disk` bytes. */
export interface CaptureLimits {
  memory: number;
  disk: number;
  file: string;
}

/** Takes bytes without end in bounded memory: the first, the last, and a file with everything that fits the disk limit. */
export class Capture {
  bytes = 0;
  #head: Buffer[] = [];
  #headBytes = 0;
  #tail: Buffer[] = [];
  #tailBytes = 0;
  #fd: number | undefined;
  #written = 0;
  #closed = false;

  constructor(private readonly limits: CaptureLimits) {}

  add(chunk: Buffer): void {
    if (this.#closed) return;
    this.bytes += chunk.length;
    if (this.bytes > this.limits.memory) this.#spill(chunk);
    const room = this.limits.memory / 2 - this.#headBytes;
    const first = room > 0 ? chunk.subarray(0, room) : chunk.subarray(0, 0);
    if (first.length > 0) this.#head.push(first);
    this.#headBytes += first.length;
    this.#keepTail(chunk.subarray(first.length));
  }

  #keepTail(chunk: Buffer): void {
    if (chunk.length === 0) return;
    this.#tail.push(chunk);
    this.#tailBytes += chunk.length;
    const limit = this.limits.memory / 2;
    while (this.#tailBytes - this.#tail[0]!.length >= limit) this.#tailBytes -= this.#tail.shift()!.length;
  }

  /** Written synchronously: at most `disk` bytes ever, so nothing queues up in memory. A full disk only ends the file. */
  #spill(chunk: Buffer): void {
    if (this.#written < 0) return;
    try {
      if (this.#fd === undefined) {
        fs.mkdirSync(path.dirname(this.limits.file), { recursive: true });
        this.#fd = fs.openSync(this.limits.file, 'wx', 0o600);
        for (const early of [...this.#head, ...this.#tail]) this.#append(early);
      }
      this.#append(chunk);
    } catch {
      this.#written = -1;
    }
  }

  #append(chunk: Buffer): void {
    const part = chunk.subarray(0, Math.max(0, this.limits.disk - this.#written));
    if (part.length > 0) fs.writeSync(this.#fd!, part);
    this.#written += part.length;
  }

  /** Ends it: later bytes are dropped. `spill` is the file's path where there is one; `cut` the bytes that `text` lacks. */
  close(): { text: string; bytes: number; cut: number; spill?: string } {
    this.#closed = true;
    const spill = this.#fd === undefined ? undefined : this.limits.file;
    if (this.#fd !== undefined) fs.closeSync(this.#fd);
    this.#fd = undefined;
    const all = Buffer.concat([...this.#head, ...this.#tail]);
    const limit = this.limits.memory;
    if (this.bytes <= limit) return { text: readable(all), bytes: this.bytes, cut: 0 };
    const head = cleanEnd(all.subarray(0, limit / 2));
    const tail = cleanStart(all.subarray(all.length - limit / 2));
    const cut = this.bytes - head.length - tail.length;
    const note = `\n[... ${cut} bytes left out ...]\n`;
    return { text: readable(head) + note + readable(tail), bytes: this.bytes, cut, ...(spill && { spill }) };
  }
}

/** Bytes as text: UTF-8, strays become U+FFFD, NUL becomes U+2400; what is plainly binary is named, not shown. */
export function readable(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (!text.includes('\0')) return text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells binary from text
  const odd = text.match(/[\x01-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g)?.length ?? 0;
  if (odd > text.length / 20) return `[binary output, ${bytes.length} bytes, not shown]`;
  return text.replaceAll('\0', '\u2400');
}

/** Without a UTF-8 character that is cut off at the end. */
function cleanEnd(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(4, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return bytes;
    if (byte >= 0xc0) {
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needs > back ? bytes.subarray(0, bytes.length - back) : bytes;
    }
  }
  return bytes;
}

/** Without the rest of a UTF-8 character at the start. */
function cleanStart(bytes: Buffer): Buffer {
  let at = 0;
  while (at < 3 && at < bytes.length && (bytes[at]! & 0xc0) === 0x80) at++;
  return bytes.subarray(at);
}
