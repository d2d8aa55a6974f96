import type { BrowserCommand } from './command.js';

/** How long an element is waited for, and a page. Both end well before the call does. */
const ELEMENT_MS = 10_000;
const PAGE_MS = 45_000;

const json = JSON.stringify;

/** What a script says of itself on its first line, behind its mark. */
export interface ScriptState {
  url: string;
  title: string;
  /** The page has gone to another host since it was last judged: nothing was done. */
  moved?: boolean;
  /** What went wrong. */
  failed?: string;
  /** Addresses of tabs that the page had opened; they are closed. */
  tabs: string[];
}

export interface ScriptScene {
  /** A line that begins with it is the script's own: no page can know it. */
  mark: string;
  /** Scheme and host the page must still be at; undefined for `open`. */
  origin?: string;
  /** The whole browser is ours: tabs that a page opens are closed. */
  managed: boolean;
  /** File name of a screenshot. */
  shot: string;
}

/**
 * A command as a script for dev-browser. Everything that came from outside stands in it as a JSON string. The state is
 * printed first, what the page has to say after it.
 */
export function scriptFor(command: BrowserCommand, { mark, origin, managed, shot }: ScriptScene): string {
  return `const page = await browser.getPage("main");
const state = { url: page.url(), title: "", tabs: [] };
const origin = (url) => (/^[a-z-]+:(?:\\/\\/[^/?#]*)?/i.exec(url) || [""])[0];
const element = async (ref) => {
  const found = page.locator("aria-ref=" + ref);
  if ((await found.count()) === 0) throw new Error("@" + ref + " is not on the page as it is now. Take a new snapshot.");
  return found;
};
const settled = async (ms) => {
  await page.waitForTimeout(ms);
  await page.waitForLoadState("domcontentloaded", { timeout: 5000 }).catch(() => {});
};
const act = async () => {
${action(command, shot)}
};
let text = "";
if (${json(origin ?? '')} !== "" && origin(state.url) !== ${json(origin ?? '')}) state.moved = true;
else
  try {
    text = await act();
  } catch (error) {
    state.failed = String((error && error.message) || error);
  }
if (!page.isClosed()) {
  state.url = page.url();
  state.title = await page.title().catch(() => "");
  if (${managed}) for (const other of page.context().pages()) if (other !== page) {
    for (let tries = 0; ${command.verb !== 'open'} && tries < 10 && other.url() === "about:blank"; tries++)
      await page.waitForTimeout(200);
    if (${command.verb !== 'open'}) state.tabs.push(other.url());
    await other.close().catch(() => {});
  }
}
console.log(${json(mark)} + JSON.stringify(state));
console.log(String(text === undefined ? "" : text));
`;
}

function action(command: BrowserCommand, shot: string): string {
  const patient = `{ timeout: ${ELEMENT_MS} }`;
  const on = (ref: string): string => `const target = await element(${json(ref)});`;
  switch (command.verb) {
    case 'open':
      return `await page.goto(${json(command.url)}, { waitUntil: "domcontentloaded", timeout: ${PAGE_MS} });`;
    case 'snapshot':
      return 'return (await page.snapshotForAI({ track: "main" })).full;';
    case 'click':
      return `${on(command.ref)} await target.click(${patient}); await settled(250);`;
    case 'fill':
      return `${on(command.ref)} await target.fill(${json(command.text)}, ${patient}); await settled(150);`;
    case 'type':
      return `${on(command.ref)} await target.pressSequentially(${json(command.text)}, { timeout: ${PAGE_MS} }); await settled(150);`;
    case 'select':
      return `${on(command.ref)} ${select(command.text)} await settled(150);`;
    case 'press':
      return `await page.keyboard.press(${json(command.key)}); await settled(150);`;
    case 'scroll':
      return `return "scrolled to " + (await page.evaluate(([x, y]) => { scrollBy(x, y); return "x " + Math.round(scrollX) + ", y " + Math.round(scrollY); }, ${json([command.x, command.y])}));`;
    case 'get':
      return get(command);
    case 'wait':
      if ('ms' in command) return `await page.waitForTimeout(${command.ms});`;
      return `await page.locator("aria-ref=" + ${json(command.ref)}).waitFor({ state: "visible", timeout: ${ELEMENT_MS} });`;
    case 'screenshot':
      return `return await saveScreenshot(await page.screenshot({ fullPage: ${command.full}, timeout: 30000 }), ${json(shot)});`;
    case 'close':
      return 'if ((await browser.listPages()).some(({ name }) => name === "main")) await browser.closePage("main");';
  }
}

function get(command: Extract<BrowserCommand, { verb: 'get' }>): string {
  if (command.what === 'title') return 'return await page.title();';
  if (command.what === 'url') return 'return page.url();';
  const of = command.ref === undefined ? 'page.locator("body")' : `await element(${json(command.ref)})`;
  return `return await (${of}).innerText({ timeout: ${ELEMENT_MS} });`;
}

/** By what an option shows, else by its value. */
function select(wanted: string): string {
  return `const options = await target.evaluate((node) => [...(node.options || [])].map((one) => [one.label, one.value]));
  const [, value] = options.find(([label]) => label === ${json(wanted)}) || options.find(([, own]) => own === ${json(wanted)}) || [];
  if (value === undefined) throw new Error("It has no such option. It has: " + options.slice(0, 50).map(([label]) => label).join(", "));
  await target.selectOption({ value }, { timeout: ${ELEMENT_MS} });`;
}

/** Leaves a page that may not be looked at. */
export const LEAVE = `const page = await browser.getPage("main");
await page.goto("about:blank");
`;

/** Ends a browser of our own, whose pages share one context. */
export const END_MANAGED = `const page = await browser.getPage("main");
await page.context().close();
`;

/** In somebody else's browser only our page is closed. */
export const END_CONNECTED = `if ((await browser.listPages()).some(({ name }) => name === "main")) await browser.closePage("main");
`;
