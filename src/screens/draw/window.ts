/** The frame around a screen: a portal with its menu, a dialog, a page, a telephone, a message. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {products} from '../../site/products';
import {menus} from '../menus';
import type {Region, Screen} from '../model';
import {draw} from './controls';
import {callOut, named, type Numbers} from './parts';

const mark = ({product}: Screen): Element =>
  h('span', {className: ['s-mark']}, h('i', {className: ['icon', `icon--${product}`]}));

/** Places below an entry of the menu, the last one as it is. */
const trail = (places: readonly string[], numbers: Numbers): ElementContent[] =>
  places.map((place) => h('span', named(numbers, place)));

function appHead(screen: Screen, numbers: Numbers): Element[] {
  const [first, ...below] = screen.where;
  const entries = menus[screen.product].map((entry) =>
    h('span', entry === first ? {className: ['s-on']} : {}, entry === first ? named(numbers, entry) : entry),
  );
  return [
    h('div', {className: ['s-head']}, [
      mark(screen),
      h('b', products.find(({id}) => id === screen.product)?.name),
      h('span', {className: ['s-nav']}, entries),
      h('span', {className: ['s-face']}, 'AE'),
    ]),
    ...(below.length ? [h('div', {className: ['s-trail']}, trail(below, numbers))] : []),
  ];
}

const heads: Record<Screen['frame'], (screen: Screen, numbers: Numbers) => Element[]> = {
  app: appHead,
  dialog: ({where}, numbers) => [
    h('div', {className: ['s-title']}, [
      h('b', named(numbers, where.at(-1) ?? '')),
      h('i', {className: ['s-close']}, '×'),
    ]),
  ],
  page: ({where}) => [h('div', {className: ['s-head', 's-address']}, [h('i'), h('span', where.join(''))])],
  phone: ({where}) => [h('div', {className: ['s-phone-head']}, [h('b', '9:41'), h('span', where.join(' '))])],
  mail: ({where}, numbers) => [
    h('div', {className: ['s-title']}, [h('b', where[0] ?? ''), callOut(numbers, where[0] ?? '')]),
  ],
  chat: ({where}) => [h('div', {className: ['s-title']}, [h('b', where.join(' '))])],
};

const region = ({layout, controls}: Region, numbers: Numbers): Element =>
  h(
    'div',
    {className: ['s-region', `s-${layout ?? 'stack'}`]},
    Object.values(controls).map((control) => draw(control, numbers)),
  );

/**
 * @param numbers of steps, by the label that a step names
 * @returns the picture; hidden from screen readers, who get `wordsOf`
 */
export function windowOf(screen: Screen, numbers: ReadonlyMap<string, number>): Element {
  const left: Numbers = new Map(numbers);
  return h('div', {className: ['s-stage'], ariaHidden: 'true'}, [
    h('div', {className: ['s-window', `s-${screen.frame}`]}, [
      ...heads[screen.frame](screen, left),
      h(
        'div',
        {className: ['s-body']},
        Object.values(screen.regions).map((one) => region(one, left)),
      ),
    ]),
  ]);
}
