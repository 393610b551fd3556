/** What a page costs and gives, in a browser with an empty cache. */
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {failedRules} from '../../../support/axe';
import {median, sum} from '../../statistics';
import type {BenchServer} from './server';
import type {Subject} from './subjects';

export type Figures = {
  bytes: number;
  requests: number;
  /** Requests to other hosts; they are refused, so that all pages are measured on their own. */
  foreign: number;
  taskMs: number;
  scriptMs: number;
  rules: number;
  nodes: number;
  /** Characters of text with JavaScript and without it. */
  characters: number;
  withoutScript: number;
};

/** Shown by every renderer: the summary of the operation. */
const landmark = 'Add a pet';

async function opened(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByText(landmark).first().waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  return page;
}

type Needed = {paths: Set<string>; foreign: number};

async function fresh(browser: Browser, url: string, settings = {}): Promise<[BrowserContext, Needed]> {
  const context = await browser.newContext({
    viewport: {width: 1440, height: 900},
    colorScheme: 'light',
    ...settings,
  });
  const needed: Needed = {paths: new Set(), foreign: 0};
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().startsWith(url)) {
      // Chromium reports what a page prefetches for the next one as "other".
      if (request.resourceType() !== 'other') needed.paths.add(new URL(request.url()).pathname);
      return route.continue();
    }
    if (/^https?:/.test(request.url())) needed.foreign += 1;
    return route.abort();
  });
  return [context, needed];
}

/** Characters that a reader can reach, those in closed parts included. */
const textLength = () => {
  const body = document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script, style, noscript, template').forEach((element) => element.remove());
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim().length;
};

async function timed(browser: Browser, url: string): Promise<{task: number; script: number}> {
  const [context] = await fresh(browser, new URL(url).origin);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(url);
  await page.getByText(landmark).first().waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const {metrics} = await client.send('Performance.getMetrics');
  const value = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  await context.close();
  return {task: value('TaskDuration'), script: value('ScriptDuration')};
}

/** @param rounds how often times are taken; their median counts */
export async function measure(
  browser: Browser,
  {page: address}: Subject,
  server: BenchServer,
  rounds: number,
): Promise<Figures> {
  const url = server.url + address;
  const [context, needed] = await fresh(browser, server.url);
  const page = await opened(context, url);
  const violations = await failedRules(page);
  const characters = await page.evaluate(textLength);
  await context.close();
  const [plain] = await fresh(browser, server.url, {javaScriptEnabled: false});
  const bare = await plain.newPage();
  await bare.goto(url);
  const withoutScript = await bare.evaluate(textLength);
  await plain.close();
  const times: {task: number; script: number}[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(browser, url));
  return {
    bytes: sum(await Promise.all([...needed.paths].map(server.sizeOf))),
    requests: needed.paths.size,
    foreign: needed.foreign,
    taskMs: median(times.map(({task}) => task)),
    scriptMs: median(times.map(({script}) => script)),
    rules: violations.length,
    nodes: violations.reduce((total, {nodes}) => total + nodes.length, 0),
    characters,
    withoutScript,
  };
}
