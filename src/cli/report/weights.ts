/** What pages weigh beside their budgets, as Chromium fetches them from the server of `npm run serve`. */
import {existsSync, readFileSync} from 'node:fs';
import {get} from 'node:http';
import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {withBase} from '../../site/base';
import {findHeadlessChromium} from '../system';
import {withServer} from '../with-server';

/** The limits are data of the tests, which hold them with nginx. */
export const limitsFile = 'tests/bench/limits.json';

export type Limits = {
  /** What a reader needs to read a page, and what the first act brings, in bytes by site path. */
  page: {reads: Readonly<Record<string, number>>; acts: Readonly<Record<string, number>>};
  /** Bytes of a page that its first view may need. */
  firstView: {bytes: number};
};

/** @returns the budgets; undefined where there are none */
export const readLimits = (file = limitsFile): Limits | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Limits) : undefined;

export type Weight = {address: string; reader: 'reads' | 'acts'; bytes: number; limit: number};

/** Keeps from a page the move to the corner by which Chromium says where its mouse is: no act of a reader. */
async function newPage(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() =>
    addEventListener(
      'pointermove',
      (event) =>
        event.isTrusted && event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(),
      true,
    ),
  );
  return context.newPage();
}

/** Starts React and waits for Docusaurus's own mark of it. */
async function act(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Paths of what a page needs; Chromium calls what is fetched ahead "other". */
async function neededBy(browser: Browser, address: string, reader: Weight['reader']): Promise<Set<string>> {
  const context = await browser.newContext({serviceWorkers: 'block'});
  try {
    const needed = new Set<string>();
    const page = await newPage(context);
    page.on('request', (request) => {
      if (request.resourceType() !== 'other') needed.add(new URL(request.url()).pathname);
    });
    await page.goto(address);
    if (reader === 'acts') await act(page);
    await page.waitForLoadState('networkidle');
    return needed;
  } finally {
    await context.close();
  }
}

/** Headers and body of an answer, as they come over the line. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {'Accept-Encoding': 'gzip, deflate, br'};
    get(url, {agent: false, headers}, (response) => {
      const {socket} = response;
      response.on('end', () => resolve(socket.bytesRead)).resume();
    }).on('error', reject);
  });

async function weigh(
  browser: Browser,
  origin: string,
  path: string,
  reader: Weight['reader'],
): Promise<number> {
  const read = await neededBy(browser, origin + path, 'reads');
  const acted = reader === 'acts' ? await neededBy(browser, origin + path, 'acts') : undefined;
  const files = acted ? [...acted].filter((file) => !read.has(file)) : [...read];
  const sizes = await Promise.all(files.map((file) => bytesOf(origin + file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * @param build folder of a finished build
 * @param baseUrl folder of the site on its host
 * @returns the weight of each page that has a budget and is there; undefined where the machine has no Chromium
 */
export async function weighPages(
  build: string,
  baseUrl: string,
  limits: Limits,
  isThere: (address: string) => boolean,
): Promise<Weight[] | undefined> {
  const executablePath = findHeadlessChromium();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  try {
    return await withServer(build, baseUrl, async (origin) => {
      const weights: Weight[] = [];
      for (const reader of ['reads', 'acts'] as const)
        for (const [address, limit] of Object.entries(limits.page[reader]).filter(([one]) => isThere(one)))
          weights.push({
            address,
            reader,
            limit,
            bytes: await weigh(browser, origin, withBase(address, baseUrl), reader),
          });
      return weights;
    });
  } finally {
    await browser.close();
  }
}
