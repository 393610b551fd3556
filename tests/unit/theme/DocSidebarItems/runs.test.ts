import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {runsOf} from '../../../../src/theme/DocSidebarItems/runs';

const page = (href: string): PropSidebarItem => ({type: 'link', label: href, href});
const section = (name: string, pages: number, collapsed = true): PropSidebarItem => ({
  type: 'category',
  label: name,
  collapsed,
  collapsible: true,
  items: Array.from({length: pages}, (_, index) => page(`/${name}/${index}`)),
});
const sections = (count: number) => Array.from({length: count}, (_, index) => section(`s${index}`, 12));

/** Whether an entry is the page, or has it in it. */
const at = (address: string) =>
  function isActive(entry: PropSidebarItem): boolean {
    return entry.type === 'category'
      ? entry.items.some(isActive)
      : entry.type === 'link' && entry.href === address;
  };

describe('runsOf', () => {
  it('shows all of a sidebar that a screen has room for, however much is open', () => {
    expect(runsOf(sections(30), at('/s0/3'))).toEqual([{from: 0, to: 30, isShown: true}]);
  });

  it('leaves out what is below the rows of a screen', () => {
    expect(runsOf(sections(100), at('/elsewhere'))).toEqual([
      {from: 0, to: 30, isShown: true},
      {from: 30, to: 100, isShown: false},
    ]);
  });

  it('counts the rows of what is open: the page’s own section, and one that always is', () => {
    expect(runsOf(sections(100), at('/s0/3'))[0]).toEqual({from: 0, to: 18, isShown: true});
    expect(runsOf([section('open', 9, false), ...sections(99)], at('/elsewhere'))[0]).toMatchObject({to: 21});
  });

  it('shows the page’s own section wherever it is', () => {
    expect(runsOf(sections(100), at('/s70/3'))).toEqual([
      {from: 0, to: 30, isShown: true},
      {from: 30, to: 70, isShown: false},
      {from: 70, to: 71, isShown: true},
      {from: 71, to: 100, isShown: false},
    ]);
  });
});
