/** What every browser test shares: a page that is watched for noise, and ways to wait for a state. */
import {expect, type BrowserContext, type ConsoleMessage, type Page, type Request} from '@playwright/test';
import type {RunOptions} from 'axe-core';
import {failedRules} from '../support/axe';
import {test as base} from './server';

/** Problems that a page showed while a test ran; a test may allow the ones that it provokes. */
export class Noise {
  readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** @param pattern a problem that this test provokes on purpose */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  add(problem: string): void {
    this.problems.push(problem);
  }

  unexpected(): string[] {
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }
}

function watch(page: Page, noise: Noise, origin: string): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      noise.add(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.add(`page error: ${error.message}`));
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      noise.add(`third-party request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      noise.add(`failed request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.add(`status ${response.status()}: ${response.url()}`);
  });
}

/**
 * Keeps from a page the move of a mouse to the corner that the headless shell of Chromium makes up now and then while a
 * page loads: nobody's sign of intent.
 */
export const ignoreOwnMouse = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    addEventListener(
      'pointermove',
      (event) =>
        event.isTrusted && event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(),
      true,
    ),
  );

/**
 * Has the browser know no service workers. Specs count requests, spoil answers and measure bytes: a worker would answer in
 * the place of the network that they watch, with what an earlier page has kept. `offline.spec.ts` has one. Playwright's own
 * `serviceWorkers: 'block'` has the page warn of a registration that it refuses, which is noise.
 */
export const withoutWorker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

export const test = base.extend<{noise: Noise; hasWorker: boolean}>({
  hasWorker: [false, {option: true}],
  context: async ({context, hasWorker}, use) => {
    await ignoreOwnMouse(context);
    if (!hasWorker) await withoutWorker(context);
    await use(context);
  },
  noise: [
    async ({page, baseURL}, use) => {
      const noise = new Noise();
      watch(page, noise, new URL(baseURL ?? '').origin);
      await use(noise);
      const unexpected = noise.unexpected();
      // A file may be on its way still: its handler ends with the test, and what the page asks for now is no test's.
      await page.unrouteAll({behavior: 'ignoreErrors'});
      expect(unexpected, 'the page is quiet').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Opens a path and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Moves the mouse, a sign of intent, which starts React; over the open search, which needs no React, it is none. */
export async function startReact(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  const underDialog = () => document.querySelector('dialog[open]') && window.hub?.start();
  // A page that goes meanwhile has no open dialog.
  await page.evaluate(underDialog).catch(() => undefined);
}

/** Starts React and waits for Docusaurus's own mark of hydration. */
export async function hydrated(page: Page): Promise<void> {
  await startReact(page);
  // Looked at with each frame; an assertion asks again after half a second.
  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';
  await page.waitForFunction(isHydrated, undefined, {timeout: 15_000});
}

/** What a browser says of its connection (https://wicg.github.io/netinfo/): nothing comes ahead with data saving or 2G. */
export type Connection = {saveData: boolean; effectiveType: '4g' | '2g' | 'slow-2g'};

/** Has the pages that open next find this connection. */
export async function connect(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
}

/** Rules of WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until what shows is final: a colour in transition has a contrast of its own, a page a part to come. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({playState}) => playState !== 'running'));
}

/** What depends on colours alone: all that a colour mode can change in a page whose elements stay the same. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function readable(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  await still(page);
  expect(page.frames(), 'frames, which are not looked at').toHaveLength(1);
  const failed = await failedRules(page, runOnly);
  return failed.flatMap(({id, help, nodes}) =>
    nodes.map(({target, html}) => `${id}: ${help} at ${target.join(' ')} ${html.slice(0, 160)}`),
  );
}

/** Accessibility violations of the page as it stands, one readable line each; no rule is switched off. */
export const violations = (page: Page): Promise<string[]> => readable(page, {type: 'tag', values: rules});

/** Those of colour alone, for one more mode of a page whose other rules held. */
export const colourViolations = (page: Page): Promise<string[]> =>
  readable(page, {type: 'rule', values: colourRules});
