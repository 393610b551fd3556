/** The journeys that matter, in one engine. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {lackOf} from '../support/programs';
import {belowDiagrams, illustrated, labelOf, pageAt, siblings, subject, withTabs} from '../support/scenes';
import {ask, hydrated, until} from './page';
import type {Engine} from './port';
import {
  has,
  hasNone,
  isOn,
  open,
  press,
  says,
  start,
  tabTo,
  titled,
  typed,
  type Mark,
  type Seat,
} from './reader';

/** A page with two diagrams, neighbours, and headings for several screens. */
const long = illustrated();
const below = belowDiagrams(long);
const neighbour = pageAt(siblings(long)[0]!.to);

const tabbed = withTabs();
const tabs = tabbed.ways('[role="tablist"]:first [role="tab"]').map(({label}) => label);

/** Found by its title. */
const wanted = subject();
const query = wanted.title.toLowerCase();

const sidebar = '.theme-doc-sidebar-menu';
const menu = '.menu-drawer[data-open], .navbar-sidebar--show .navbar-sidebar, .first-menu[open]';
const sidebarLink = {selector: `${sidebar} a:not([role=button])`, text: labelOf(neighbour)};
const choice = {selector: '[role=tab]', text: tabs.at(-1)!};
const colourMode = {selector: '.navbar .color-mode button'};
const menuButton = {selector: 'button.navbar__toggle'};
const hit = {selector: '[role=option]'};

/** Controls that are pressed before the page has any script, and what shows that they were answered. */
const firstPresses: [name: string, path: string, mark: Mark, done: string][] = [
  ['the colour mode', '/docs/intro', colourMode, 'html[data-theme-choice=light]'],
  ['a tab', tabbed.path, choice, '[role=tab][aria-selected=true]:last-child'],
];

/** @param programs those that the engine needs; without them the journeys are left out, by name */
export function journeys(engine: Engine, ...programs: string[]): void {
  const lack = lackOf(programs);
  describe.skipIf(lack)([engine.name, lack].filter(Boolean).join(' '), () => {
    let seat: Seat;
    beforeAll(async () => {
      seat = await open(engine);
    });
    afterAll(() => seat?.close());

    for (const [name, path, mark, done] of firstPresses)
      it(`first press: ${name}, before any script, is answered and stays so`, () =>
        seat.journey('first press', async ({tab, site, hold}) => {
          const release = hold(/\/js\/loader\./);
          await tab.open(site + path);
          await press(tab, mark);
          release();
          await has(tab, done);
          await start(tab);
          await has(tab, done);
        }));

    it('search: / opens it, a hit is followed, Back leads to the list', () =>
      seat.journey('search', async ({tab, site}) => {
        await tab.open(`${site}/docs/intro`);
        await tab.type('/', 0);
        await typed(tab, '');
        await tab.type(query, 90);
        await typed(tab, query);
        await says(tab, hit.selector, wanted.title);
        await press(tab, hit);
        await titled(tab, wanted.title);
        await tab.back();
        await typed(tab, query);
        await tab.key('Escape');
        await hasNone(tab, 'dialog[open] input');
      }));

    it('places: back leads to where the reader was, below diagrams', () =>
      seat.journey('places', async ({tab, site}) => {
        await tab.open(site + long.path);
        await start(tab);
        await ask(
          tab,
          (id: string) => document.getElementById(id)?.scrollIntoView({behavior: 'instant'}),
          below.id,
        );
        const topOf = () =>
          ask(tab, (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, below.id);
        const before = await topOf();
        // WebKit passes over what a page adds to its history without a press of the reader.
        await press(tab, {selector: `.theme-doc-sidebar-menu a[href="${neighbour.path}"]`});
        await titled(tab, neighbour.title);
        await tab.back();
        await titled(tab, long.title);
        await until('the section is where it was', async () => Math.abs((await topOf()) - before) < 2);
      }));

    it('menu at 390 px: takes the focus, Escape gives it back, and a link is followed', () =>
      seat.journey(
        'menu',
        async ({tab, site}) => {
          await tab.open(site + long.path);
          await tabTo(tab, menuButton);
          await tab.key('Enter');
          await until('the focus is in the menu', () => isOn(tab, {selector: menu}));
          await hydrated(tab);
          await tab.key('Tab');
          expect(await isOn(tab, {selector: menu})).toBe(true);
          await tab.key('Escape');
          await until('the focus is on the button', () => isOn(tab, menuButton));
          await press(tab, menuButton);
          await press(tab, {selector: `:is(${menu}) a`, text: sidebarLink.text});
          await titled(tab, neighbour.title);
          await hasNone(tab, menu);
        },
        {width: 390},
      ));

    it('keyboard: the skip link leads into the page, arrows go through tabs, and the choice is remembered', () =>
      seat.journey('keyboard', async ({tab, site}) => {
        await tab.open(site + tabbed.path);
        await tabTo(tab, {selector: 'a[href^="#__docusaurus_skip"]'});
        await tab.key('Enter');
        await tabTo(tab, {selector: 'main [role=tab]', text: tabs[0]!});
        const second = {selector: '[role=tab]', text: tabs[1]!};
        await until(`an arrow leads to ${second.text}`, async () => {
          await tab.key('ArrowRight');
          return isOn(tab, second);
        });
        await tab.key('Enter');
        await has(tab, '[role=tab][aria-selected=true]:nth-child(2)');
        await hydrated(tab);
        expect(await isOn(tab, second)).toBe(true);
        await tab.reload();
        await has(tab, '[role=tab][aria-selected=true]:nth-child(2)');
      }));

    it('offline: pages that were read open by address and by link', () =>
      seat.journey(
        'offline',
        async ({tab, site, connect}) => {
          await tab.open(site + long.path);
          await start(tab);
          await press(tab, sidebarLink);
          await titled(tab, neighbour.title);
          await until('the pages are kept', () =>
            ask(
              tab,
              async (one: string, other: string) => {
                const files = [...document.querySelectorAll('[data-files]')].flatMap(
                  (element) => element.getAttribute('data-files')?.split(' ').filter(Boolean) ?? [],
                );
                const found = await Promise.all(
                  [one, other, ...files].map((file) => caches.match(file, {ignoreVary: true})),
                );
                return found.every(Boolean);
              },
              long.path,
              neighbour.path,
            ),
          );
          connect(false);
          await tab.open(site + long.path);
          await titled(tab, long.title);
          await press(tab, sidebarLink);
          await titled(tab, neighbour.title);
        },
        // Chromium's words for a request that no connection answers.
        {allowed: /^Failed to load resource: net::ERR_FAILED$/},
      ));
  });
}
