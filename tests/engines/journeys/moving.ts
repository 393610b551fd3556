/** From page to page and back, by mouse. */
import {it} from 'vitest';
import {isAt, isAtTop, isOpen} from '../controls';
import {press, pressFirst} from '../human-input';
import {marks} from '../selectors';
import {ask, hydrated, until} from '../page';
import type {Tab} from '../port';
import {slow} from '../relay';
import {below, closedSection, long, lower, neighbour, neighbourLabel, onward, upper} from '../scenes';
import type {Journey} from './journey';

const at = (tab: Tab, path: string) => until(`the page is ${path}`, () => isAt(tab, path));
const titled = (tab: Tab, text: string) =>
  until(`the heading is ${text}`, () =>
    ask(tab, (expected: string) => document.querySelector('h1')?.textContent?.trim() === expected, text),
  );

export function moving(journey: Journey): void {
  it('sidebar: a section opens, a link in it is followed, back and forward lead there', () =>
    journey('sidebar', {}, async ({tab, random, site}) => {
      await tab.open(site + long.path);
      await press(tab, random, marks.sidebarLink(neighbourLabel));
      await titled(tab, neighbour.title);
      await press(tab, random, marks.section(closedSection));
      await until('the section is open', () => isOpen(tab, marks.section(closedSection)));
      await tab.back();
      await titled(tab, long.title);
      await at(tab, long.path);
      await tab.forward();
      await titled(tab, neighbour.title);
      await at(tab, neighbour.path);
    }));

  it('back: the reader is where they were, below diagrams', () =>
    journey('place', {}, async ({tab, random, site}) => {
      await tab.open(site + long.path);
      await tab.move({x: 2, y: 2});
      await hydrated(tab);
      await ask(
        tab,
        (id: string) => {
          const last = document.getElementById(id);
          last?.scrollIntoView({behavior: 'instant'});
          addEventListener('click', () => {
            sessionStorage.setItem('top', String(last?.getBoundingClientRect().top));
          });
        },
        below.id,
      );
      await press(tab, random, marks.articleLink(onward.label));
      await titled(tab, onward.page.title);
      await tab.back();
      await titled(tab, long.title);
      await until('the last section is where it was', () =>
        ask(
          tab,
          (id: string) => {
            const {top} = document.getElementById(id)?.getBoundingClientRect() ?? {top: -1};
            return Math.abs(top - Number(sessionStorage.getItem('top'))) < 2;
          },
          below.id,
        ),
      );
    }));

  it('hash: contents links jump, and back and forward go between the places', () =>
    journey('hash', {}, async ({tab, random, site}) => {
      await tab.open(`${site}${long.path}#${upper.id}`);
      await until('the section of the address is at the top', () => isAtTop(tab, upper.id));
      await press(tab, random, marks.contentsLink(lower.text));
      await until('the section is at the top', () => isAtTop(tab, lower.id));
      await at(tab, `${long.path}#${lower.id}`);
      await tab.back();
      await at(tab, `${long.path}#${upper.id}`);
      await until('the section before is at the top', () => isAtTop(tab, upper.id));
    }));

  it('menu: opens at 390 px, a link in it is followed, back shows the page without it', () =>
    journey('menu', {width: 390, line: slow}, async ({tab, random, site}) => {
      await tab.open(site + long.path);
      await pressFirst(tab, random, marks.menuButton);
      await press(tab, random, marks.menuLink(neighbourLabel));
      await titled(tab, neighbour.title);
      await at(tab, neighbour.path);
      await tab.back();
      await titled(tab, long.title);
      await until('the menu is closed', () =>
        ask(
          tab,
          (menu: string) => ![...document.querySelectorAll(menu)].some((part) => part.checkVisibility()),
          marks.menu,
        ),
      );
    }));
}
