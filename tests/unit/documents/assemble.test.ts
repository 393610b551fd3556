import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {documentHtml, type Parts} from '../../../src/documents/assemble';
import {products} from '../../../src/site/products';

const parts: Parts = {
  product: products[0]!,
  date: '2025-11-21T10:00:00Z',
  chapters: [
    {id: 'c1', label: 'A & B', depth: 1},
    {id: 'c2', label: 'C', depth: 2, path: '/docs/c'},
  ],
  texts: ['', '<h3 data-level="1">C</h3>'],
  sheets: ['/help/styles.css'],
  css: '',
  site: {origin: 'https://example.com', baseUrl: '/help/'},
};

const $ = load(documentHtml(parts, new Map([['c1', 3]])));

it('has product and day on its cover', () => {
  expect($('h1').text()).toBe(products[0]!.name);
  expect($('.document-cover time').text()).toBe('21 November 2025');
});

it('has contents with links and the numbers that are known', () => {
  const rows = $('.document-contents a')
    .toArray()
    .map((link) => [$(link).attr('href'), $(link).text()]);
  expect(rows).toEqual([
    ['#c1', 'A & B3'],
    ['#c2', 'C'],
  ]);
});

it('has each chapter once, and a heading for a category without a page', () => {
  const found = $('.document-chapter')
    .toArray()
    .map((chapter) => [$(chapter).attr('id'), $(chapter).find('h2, h3').text()]);
  expect(found).toEqual([
    ['c1', 'A & B'],
    ['c2', 'C'],
  ]);
});
