import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../contract/config.js';
import type { Answer, Ask } from '../service/http-read.js';
import { Exa } from '../service/web/exa.js';
import { pageText } from '../service/web/page.js';
import { pageTextInThread } from '../service/web/page-thread.js';
import { Web } from '../service/web/web.js';
import type { Kit } from '../tool/kit.js';
import { VERSION } from '../version.js';

export interface WebScene {
  config: Config;
  /** Folder of the bundle, where the worker is. */
  program: string;
  key: (name: string) => string | undefined;
  /** Reaches the world on behalf of a tool: the policy judges each hop as that tool's. */
  reachAs: (tool: string) => (ask: Ask) => Promise<Answer>;
}

/** The web of a run. */
export function makeWeb({ config, program, key, reachAs }: WebScene): Web {
  const worker = path.join(program, 'workers', 'page', 'index.js');
  const inThread = fs.existsSync(worker);
  return new Web({
    reach: reachAs('web_fetch'),
    exa: new Exa({
      baseUrl: config.tools.web_search.base_url,
      key: key('EXA_API_KEY'),
      reach: reachAs('web_search'),
    }),
    pageText: (body, signal) => (inThread ? pageTextInThread(worker, body, signal) : pageText(body)),
    agent: `galley/${VERSION}`,
  });
}

/** What `read` reads of http:// and https://: the page that `web_fetch` would fetch. */
export function webResources(web: Web): NonNullable<Kit['resources']> {
  const page = async (target: string, signal: AbortSignal) => {
    const { title, text, url } = await web.page(target, signal);
    return {
      text: title === '' || text.startsWith(`# ${title}`) ? text : `# ${title}\n\n${text}`,
      data: `web page ${url}`,
    };
  };
  return { http: page, https: page };
}
