/** What is used of a parsed page's elements; `linkedom` makes them. */
export interface Element {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly parentElement: Element | null;
  readonly children: Iterable<Element>;
  readonly childNodes: Iterable<Element>;
  readonly nodeType: number;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  closest(selector: string): Element | null;
  cloneNode(deep: boolean): Element;
  replaceWith(text: string): void;
  remove(): void;
}

export interface Document {
  readonly body: Element | null;
  readonly documentElement: Element;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  cloneNode(deep: boolean): Document;
}

/** The part of `@mozilla/readability` that is used. */
export type Reader = new (
  document: never,
  options: { keepClasses: boolean; serializer: (node: unknown) => unknown },
) => { parse(): { content?: unknown } | null };
