/** Reading and searching after the connection has gone. */
import {it} from 'vitest';
import {typed} from '../controls';
import {press, shows} from '../human-input';
import {ask, hydrated, until} from '../page';
import type {Tab} from '../port';
import {long, neighbour, neighbourLabel, wanted} from '../scenes';
import {marks} from '../selectors';
import type {Journey} from './journey';

const titled = (tab: Tab, text: string) =>
  until(`the heading is ${text}`, () =>
    ask(tab, (expected: string) => document.querySelector('h1')?.textContent?.trim() === expected, text),
  );

/** Waits until the worker has the pages with their files, and the search. */
const kept = (tab: Tab, ...paths: string[]) =>
  until(`${paths.join(', ')} and the search are kept`, () =>
    ask(
      tab,
      async (pages: string[], runs: string) => {
        const has = async (path: string) => Boolean(await caches.match(path, {ignoreVary: true}));
        const files = [...document.querySelectorAll(runs)].flatMap(
          (element) => element.getAttribute('data-files')?.split(' ') ?? [],
        );
        const found = await Promise.all([...pages, ...files.filter(Boolean)].map(has));
        const index = await caches.open((await caches.keys()).find((name) => name.endsWith('/search')) ?? '');
        return found.every(Boolean) && (await index.keys()).length > 0;
      },
      paths,
      '[data-files]',
    ),
  );

/** Chromium's words for a request that no connection answers. */
const lost = /^Failed to load resource: net::ERR_FAILED$/;

export function offline(journey: Journey): void {
  it('offline: pages that were read open by address and by link, and the search answers', () =>
    journey('offline', {allowed: lost}, async ({tab, random, site, connect}) => {
      await tab.open(site + long.path);
      await tab.move({x: 2, y: 2});
      await hydrated(tab);
      await press(tab, random, marks.sidebarLink(neighbourLabel));
      await titled(tab, neighbour.title);
      await kept(tab, long.path, neighbour.path);
      connect(false);
      await tab.open(site + long.path);
      await titled(tab, long.title);
      await press(tab, random, marks.sidebarLink(neighbourLabel));
      await titled(tab, neighbour.title);
      await press(tab, random, marks.searchButton);
      await until('the search has the focus', async () => (await typed(tab)) !== undefined);
      await tab.type(wanted.title.toLowerCase(), 20);
      await shows(tab, marks.hit);
    }));
}
