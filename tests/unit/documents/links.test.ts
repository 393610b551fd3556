import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {linked} from '../../../src/documents/links';

const site = {origin: 'https://example.com', baseUrl: '/help/'};

const places = (html: string) => [
  {chapter: {id: 'c1', label: 'A', depth: 1, path: '/docs/a'}, html},
  {chapter: {id: 'c2', label: 'B', depth: 1, path: '/docs/b'}, html: '<h2 id="c2-part">Part</h2>'},
];

const to = (address: string) => {
  const [html = ''] = linked(places(`<p id="c1-here"><a href="${address}">A</a></p>`), site);
  return load(html)('a').attr('href');
};

it.each([
  ['#here', '#c1-here'],
  ['/help/docs/b', '#c2'],
  ['/help/docs/b#part', '#c2-part'],
  ['/help/docs/b#gone', '#c2'],
  ['https://example.com/help/docs/b', '#c2'],
  ['/help/docs/elsewhere#x', 'https://example.com/help/docs/elsewhere#x'],
  ['/help/downloads/a.csv', 'https://example.com/help/downloads/a.csv'],
  ['https://www.example.org/x', 'https://www.example.org/x'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('a link to %s leads to %s', (address, target) => {
  expect(to(address)).toBe(target);
});
