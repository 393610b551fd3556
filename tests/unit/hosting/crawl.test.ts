import {expect, it} from 'vitest';
import {crawl} from '../../../src/hosting/crawl';
import {folderWith} from '../../support/folder';

const siteUrl = 'https://example.com/help/';

/** What is wrong in a small site with one more file, or another text of one. */
const problems = async (files: Record<string, string>) => {
  const folder = folderWith({
    'index.html': '<a href="/help/docs/intro#start">Start</a>',
    'docs/intro.html': '<h2 id="start">Start</h2>',
    'blog/index.html': '<a href="docs/intro">Back</a>',
    'img/logo.svg': '<svg/>',
    '404.html': '<a href="/help/">Home</a>',
    ...files,
  });
  return (await crawl(folder, siteUrl)).map(({file, address, problem}) => `${file}: ${address} ${problem}`);
};

it.each([
  ['a.html', '\n<a href="/docs/intro">', '/docs/intro leads out of /help/'],
  ['a.html', '<a href="/help/docs/gone">', '/help/docs/gone leads to nothing'],
  ['a.html', '<a href=/help/img>', '/help/img leads to nothing'],
  ['a.html', '<a href="intro#gone">', 'intro#gone leads to nothing'],
  [
    'a.html',
    '<a href="/help/docs/intro#gone">',
    '/help/docs/intro#gone leads to no anchor of docs/intro.html',
  ],
  [
    'a.html',
    '<img srcset="/help/img/logo.svg 1x, /help/img/two.svg 2x">',
    '/help/img/two.svg leads to nothing',
  ],
  ['a.html', '<meta http-equiv="refresh" content="0; url=/docs/intro">', '/docs/intro leads out of /help/'],
  ['a.html', '<style>a{background:url("gone.png")}</style>', 'gone.png leads to nothing'],
  ['a.css', 'a{background:url(gone.png)}', 'gone.png leads to nothing'],
  ['blog/rss.xml', '<link>\nhttps://example.com/blog</link>', 'https://example.com/blog leads out of /help/'],
  ['a.json', '{"url": "https://example.com/help/gone"}', 'https://example.com/help/gone leads to nothing'],
])('an address that leads out of the folder, or to nothing, is found: %s %s', async (file, text, problem) => {
  expect(await problems({[file]: text})).toEqual([`${file}: ${problem}`]);
});

it.each([
  [
    'a.html',
    '<p id="start"><a href="https://example.org/docs"><a href="mailto:a@example.com"><a href="data:,"><a href="#start">',
  ],
  ['a.html', '<a href="/help"><a href="/help/blog/">'],
  ['a.csv', 'https://example.com/help/docs/intro,a\n'],
  ['assets/search/a.json', '"https://example.com/"'],
  ['a.json', '{"origin": "https://example.com"}'],
  ['a.md', '`https://example.com/help/do…` and so on'],
  ['policy.txt', 'https://eu.example.com:* https://eu.example.com:{port}/'],
])(
  'other sites, addresses of no page and the name of the host are passed over: %s %s',
  async (file, text) => {
    expect(await problems({[file]: text})).toEqual([]);
  },
);

it('says what is missing where there is no site', async () => {
  await expect(crawl(folderWith({}), siteUrl)).rejects.toThrow(/holds no built site\. Remedy/);
});
