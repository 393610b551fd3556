import {load} from 'cheerio';
import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import {families} from '../../../../src/content/markdown/families';

const element = (tagName: string, children: ElementContent[] = [], className?: string): Element => ({
  type: 'element',
  tagName,
  properties: className ? {className: [className]} : {},
  children,
});
const heading = (value: string): Element => element('h2', [{type: 'text', value}]);
const list = (count: number): Element =>
  element(
    'dl',
    Array.from({length: count}, () => element('div', [], 'entry')),
  );

function folded(...children: ElementContent[]) {
  const root: Root = {type: 'root', children};
  families()(root);
  return load(toHtml(root), null, false);
}

it('a section with entries folds under its heading and their number, below one filter for all', () => {
  const $ = folded(
    heading('Before'),
    element('p'),
    heading('Person'),
    list(2),
    heading('Export'),
    element('h3'),
    list(3),
    heading('After'),
  );
  const shape = $.root()
    .children()
    .toArray()
    .map((part) => `${part.tagName} ${$(part).children('summary').text() || $(part).text()}`.trim());
  expect(shape).toEqual([
    'h2 Before',
    'p',
    'entryfilter',
    'details Person2 fields',
    'details Export3 fields',
    'h2 After',
  ]);
  expect($('entryfilter').attr()).toEqual({count: '5', noun: 'fields'});
  expect($('details').last().children().length).toBe(3);
});

it('entries without a heading above stay as they are, and so does a page without entries', () => {
  expect(folded(list(1)).html()).toBe('<dl><div class="entry"></div></dl>');
  expect(folded(heading('One'), element('p')).html()).toBe('<h2>One</h2><p></p>');
});
