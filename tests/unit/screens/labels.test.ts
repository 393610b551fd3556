import {expect, it} from 'vitest';
import {leads, waysOf} from '../../../src/screens/labels';
import type {Screen} from '../../../src/screens/model';

const screen: Screen = {
  product: 'focus',
  title: 'A screen',
  frame: 'app',
  where: ['Admin', 'Account'],
  regions: {
    all: {
      label: 'All',
      controls: {
        tabs: {kind: 'tabs', label: '', parts: {one: {label: 'One', state: 'on'}, two: {label: 'Two'}}},
        menu: {kind: 'menu', label: 'Actions', parts: {hold: {label: 'Hold'}}},
        rows: {kind: 'table', label: '', columns: ['Name'], rows: []},
      },
    },
  },
};

const isWay = (...path: string[]) => waysOf(screen).some((way) => leads(way, path));

it('a path leads from the menu through places and the chosen tab to a control and its parts', () => {
  expect(isWay('Admin')).toBe(true);
  expect(isWay('Admin', 'Account', 'Two')).toBe(true);
  expect(isWay('Admin', 'Account', 'One', 'Actions', 'Hold')).toBe(true);
  expect(isWay('Actions', 'Hold')).toBe(true);
  expect(isWay('One', 'Name')).toBe(true);
});

it('a path in another order, or beneath a tab that is not chosen, leads nowhere', () => {
  expect(isWay('Hold', 'Actions')).toBe(false);
  expect(isWay('Two', 'Actions')).toBe(false);
  expect(isWay('Admin', 'Retention')).toBe(false);
});
