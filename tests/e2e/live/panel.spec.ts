/** What the live-reload server tells an author in the page, in browsers that `sources.spec.ts` does not drive. */
import {expect, test} from '@playwright/test';
import {firefox} from '../../engines/engines/firefox';
import {webkit} from '../../engines/engines/webkit';
import {ask, until} from '../../engines/page';
import type {Engine, Tab} from '../../engines/port';
import {open, photograph} from '../../engines/reader';
import {lackOf} from '../../support/programs';
import {attachOutput, hookTimeout, startDevServer, type DevServer} from './dev-server';

/** Milliseconds; a page is compiled while the author waits for it. */
const patience = 90_000;

const page = 'docs/intro.md';
const said = /docs\/intro\.md:\d+:\d+/;

/** What the panel shows, by lines; undefined when there is none, or nothing to correct. */
const panel = (tab: Tab) =>
  ask(tab, () => {
    const found = document.querySelector<HTMLElement>('help-hub-panel');
    const list = found?.shadowRoot?.querySelector<HTMLElement>('ul');
    const {height = 0, bottom = 0} = list?.getBoundingClientRect() ?? {};
    return found && !found.hidden && list
      ? {text: list.textContent ?? '', isInSight: height > 0 && bottom <= innerHeight}
      : undefined;
  });

const heading = (tab: Tab) => ask(tab, () => document.querySelector('h1')?.textContent ?? '');

const engines: [engine: Engine, ...programs: string[]][] = [
  [firefox, 'firefox'],
  [webkit, 'WebKitWebDriver', 'Xvfb', 'openbox'],
];

let server: DevServer;
test.describe.configure({mode: 'default', timeout: 300_000});
test.beforeAll(async () => {
  test.setTimeout(hookTimeout);
  server = await startDevServer('panel');
});
test.afterEach(() => attachOutput(server));
test.afterAll(() => server.stop());

for (const [engine, ...programs] of engines) {
  const lack = lackOf(programs);
  test(`${engine.name}: a mistake is told with its place and remedy, folds at a key, and goes when it is corrected`, async () => {
    test.skip(Boolean(lack), String(lack));
    const seat = await open(engine, server.url, 1);
    const reader = await seat.seat('panel');
    const {tab} = reader;
    let right = '';
    try {
      await tab.open(`${server.url}/docs/intro`);
      await until('the page is there', async () => (await heading(tab)) !== '', patience);
      const title = await heading(tab);
      server.write(page, (text) => `${(right = text)}\nThey recieve it.\n`);
      await until('the mistake is told', async () => said.test((await panel(tab))?.text ?? ''), patience);
      expect((await panel(tab))?.text).toContain('Remedy:');
      expect((await panel(tab))?.isInSight).toBe(true);
      expect(await heading(tab), 'the page beneath').toBe(title);
      await ask(tab, () =>
        document.querySelector('help-hub-panel')?.shadowRoot?.querySelector('button')?.focus(),
      );
      await tab.key('Escape');
      await until('it is folded', async () => (await panel(tab))?.isInSight === false);
      server.write(page, () => right);
      await until('it is gone', async () => (await panel(tab)) === undefined, patience);
    } catch (error) {
      await photograph(reader, `${engine.name} panel`).catch(() => undefined);
      throw error;
    } finally {
      if (right) server.write(page, () => right);
      await seat.close();
    }
  });
}
