import {describe, expect, it} from 'vitest';
import {crawl} from '../../../src/hosting/crawl';
import {folderWith} from '../../support/folder';

const siteUrl = 'https://example.com/help/';

/** A small site with one more file, or another text of one. */
const siteWith = (files: Record<string, string>) =>
  folderWith({
    'index.html': '<a href="/help/docs/intro#start">Start</a>',
    'docs/intro.html': '<h2 id="start">Start</h2>',
    'blog/index.html': '<a href="docs/intro">Back</a>',
    'img/logo.svg': '<svg/>',
    '404.html': '<a href="/help/">Home</a>',
    ...files,
  });

const problems = async (files: Record<string, string>) =>
  (await crawl(siteWith(files), siteUrl)).map(
    ({file, line, address, problem}) => `${file}:${line} ${address} ${problem}`,
  );

describe('every address that leads out of the folder, or to nothing, is found', () => {
  it.each([
    ['a link', 'a.html', '\n<a href="/docs/intro">', '2 /docs/intro leads out of /help/'],
    [
      'a page that is not there',
      'a.html',
      '<a href="/help/docs/gone">',
      '1 /help/docs/gone leads to nothing',
    ],
    [
      'an anchor',
      'a.html',
      '<a href="/help/docs/intro#gone">',
      '1 /help/docs/intro#gone leads to no anchor of docs/intro.html',
    ],
    [
      'a set of pictures',
      'a.html',
      '<img srcset="/help/img/logo.svg 1x, /help/img/two.svg 2x">',
      '1 /help/img/two.svg leads to nothing',
    ],
    [
      'a redirect',
      'a.html',
      '<meta http-equiv="refresh" content="0; url=/docs/intro">',
      '1 /docs/intro leads out of /help/',
    ],
    ['a style sheet', 'a.css', 'a{background:url(gone.png)}', '1 gone.png leads to nothing'],
    [
      'a feed',
      'blog/rss.xml',
      '<link>\nhttps://example.com/blog</link>',
      '2 https://example.com/blog leads out of /help/',
    ],
    [
      'data',
      'a.json',
      '{"url": "https://example.com/help/gone"}',
      '1 https://example.com/help/gone leads to nothing',
    ],
  ])('%s', async (_, file, text, problem) => {
    expect(await problems({[file]: text})).toEqual([`${file}:${problem}`]);
  });
});

it('passes over other sites, addresses of no page and the name of the host', async () => {
  const links = [
    'https://example.org/docs',
    'mailto:help@example.com',
    'data:,',
    '#start',
    '/help',
    '/help/blog/',
  ];
  expect(
    await problems({'a.html': `<p id="start">${links.map((link) => `<a href="${link}"></a>`).join('')}`}),
  ).toEqual([]);
  expect(
    await problems({
      'a.csv': 'https://example.com/help/docs/intro,a\n',
      'assets/search/a.json': '"https://example.com/"',
    }),
  ).toEqual([]);
  expect(await problems({'a.json': '{"origin": "https://example.com"}'})).toEqual([]);
  expect(await problems({'a.md': '`https://example.com/help/do…` and so on'})).toEqual([]);
});

it('says what is missing where there is no site', async () => {
  await expect(crawl(folderWith({}), siteUrl)).rejects.toThrow(/holds no built site\. Remedy/);
});
