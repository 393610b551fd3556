/** From page to page and back, by mouse. */
import {it} from 'vitest';
import {isAt, isAtTop, isOpen} from '../controls';
import {press, pressFirst} from '../hand';
import {marks} from '../marks';
import {ask, hydrated, until} from '../page';
import type {Tab} from '../port';
import {slow} from '../relay';
import type {Journey} from './journey';

const long = '/docs/focus/admin/retention';

const at = (tab: Tab, path: string) => until(`the page is ${path}`, () => isAt(tab, path));
const titled = (tab: Tab, text: string) =>
  until(`the heading is ${text}`, () =>
    ask(tab, (expected: string) => document.querySelector('h1')?.textContent?.trim() === expected, text),
  );

export function moving(journey: Journey): void {
  it('sidebar: a section opens, a link in it is followed, back and forward lead there', () =>
    journey('sidebar', {}, async ({tab, random, site}) => {
      await tab.open(site + long);
      await press(tab, random, marks.sidebarLink('People'));
      await titled(tab, 'People and roles');
      await press(tab, random, marks.section('TeamScribe'));
      await until('the section is open', () => isOpen(tab, marks.section('TeamScribe')));
      await tab.back();
      await titled(tab, 'Retention policies');
      await at(tab, long);
      await tab.forward();
      await titled(tab, 'People and roles');
      await at(tab, '/docs/focus/people');
    }));

  it('back: the reader is where they were, below diagrams that are drawn once more', () =>
    journey('place', {}, async ({tab, random, site}) => {
      const diagrams = () =>
        until('both diagrams are drawn', () =>
          ask(
            tab,
            (diagram: string) =>
              [...document.querySelectorAll(diagram)].filter(({clientHeight}) => clientHeight > 50).length ===
              2,
            marks.diagram,
          ),
        );
      await tab.open(site + long);
      await tab.move({x: 2, y: 2});
      await hydrated(tab);
      await diagrams();
      await ask(tab, () => {
        const last = document.getElementById('related-pages');
        last?.scrollIntoView({behavior: 'instant'});
        addEventListener('click', () => {
          sessionStorage.setItem('top', String(last?.getBoundingClientRect().top));
        });
      });
      await press(tab, random, marks.articleLink('Legal hold'));
      await titled(tab, 'Legal hold');
      await tab.back();
      await titled(tab, 'Retention policies');
      await diagrams();
      await until('the last section is where it was', () =>
        ask(tab, () => {
          const {top} = document.getElementById('related-pages')?.getBoundingClientRect() ?? {top: -1};
          return Math.abs(top - Number(sessionStorage.getItem('top'))) < 2;
        }),
      );
    }));

  it('hash: contents links jump, and back and forward go between the places', () =>
    journey('hash', {}, async ({tab, random, site}) => {
      await tab.open(`${site}${long}#how-precedence-works`);
      await until('the section of the address is at the top', () => isAtTop(tab, 'how-precedence-works'));
      await press(tab, random, marks.contentsLink('Set or change a policy'));
      await until('the section is at the top', () => isAtTop(tab, 'set-or-change-a-policy'));
      await at(tab, `${long}#set-or-change-a-policy`);
      await tab.back();
      await at(tab, `${long}#how-precedence-works`);
      await until('the section before is at the top', () => isAtTop(tab, 'how-precedence-works'));
    }));

  it('menu: opens at 390 px, a link in it is followed, back shows the page without it', () =>
    journey('menu', {width: 390, line: slow}, async ({tab, random, site}) => {
      await tab.open(site + long);
      await pressFirst(tab, random, marks.menuButton);
      await press(tab, random, marks.menuLink('Account'));
      await titled(tab, 'Account settings');
      await tab.back();
      await titled(tab, 'Retention policies');
      await until('the menu is closed', () =>
        ask(
          tab,
          (menu: string) => ![...document.querySelectorAll(menu)].some((part) => part.checkVisibility()),
          marks.menu,
        ),
      );
    }));
}
