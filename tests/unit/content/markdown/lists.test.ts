/** What the HTML of a page gets for narrow screens, and for the steps of a task. */
import type {Element, Root} from 'hast';
import {raw} from 'hast-util-raw';
import {expect, it} from 'vitest';
import {contentsFold} from '../../../../src/content/markdown/contentsFold';
import {lists, tables} from '../../../../src/content/markdown/rehype';

const parse = (html: string) => raw({type: 'root', children: [{type: 'raw', value: html}]}) as Root;

function tableOf(...rows: string[][]): Element {
  const html = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const root = parse(`<table>${html}</table>`);
  tables()(root);
  return root.children[0] as Element;
}

const prose = 'It is kept until the hold is released.';

it('rows of a table of prose are cards, which have the names of their columns where there are several', () => {
  const {properties} = tableOf(['Role', "It's", 'What it does'], ['Owner', 'yes', prose]);
  expect(properties.className).toEqual(['cards']);
  expect(properties.style).toBe(String.raw`--c2:'It\'s';--c3:'What it does'`);
  expect(tableOf(['Role', 'Meaning'], ['Owner', prose]).properties.style).toBeUndefined();
});

it.each([
  [
    'has short cells alone',
    [
      ['Plan', 'Seats'],
      ['Standard', '25'],
    ],
  ],
  [
    'has more columns than a card names',
    [
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', prose],
    ],
  ],
])('a table stays one that %s', (_reason, rows) => {
  expect(tableOf(...rows).properties.className).toBeUndefined();
});

it('a numbered list is the steps of a task, and one inside a step is not', () => {
  const root = parse('<ol><li>a<ol><li>b</li></ol></li></ol><ol class="contains-task-list"></ol>');
  lists()(root);
  const [outer, tasks] = root.children as Element[];
  const inner = (outer!.children[0] as Element).children[1] as Element;
  expect([outer, inner, tasks].map((list) => list!.properties.className)).toEqual([
    ['steps'],
    undefined,
    ['contains-task-list'],
  ]);
});

it.each([
  ['<p>a</p><h2>b</h2>', 1],
  ['<h2>b</h2><p>a</p>', 0],
])('the contents stand under the first paragraph of %s', (html, place) => {
  const root = parse(html);
  contentsFold()(root, {basename: 'a.md'});
  expect((root.children[place] as Element).tagName).toBe('pageContents');
});
