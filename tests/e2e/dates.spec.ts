/** One rule for dates: whatever a page and the files about it say, they say the same day. */
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {feedFormats, feedPath} from '../../src/blog/feeds/formats';
import {dayOf} from '../../src/metadata/dates/rule';
import {entriesOf} from '../support/feeds';
import {builtOrigin, builtPages, type BuiltPage} from '../support/scenes';

const folder = process.env.OUT_DIR ?? 'build';

const days = new Map(
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<url>.*?<\/url>/g)].map(([entry]) => [
    /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  ]),
);
const dayInSitemap = ({path}: BuiltPage) => days.get(builtOrigin() + path);

/** Where pages of different kinds show when they changed last: the title block of a document, and that of a post. */
const shownDays = (page: BuiltPage) =>
  page
    .$('main article header')
    .first()
    .find('time')
    .toArray()
    .map((time) => dayOf(Date.parse(page.$(time).attr('datetime') ?? '')));

test('dates: every address of the sitemap has the day of its last change', () => {
  expect([...days].filter(([, day]) => !/^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))).toEqual([]);
});

test('dates: the day that a page shows is that of the sitemap', () => {
  const shown = builtPages().filter((page) => page.has('.theme-doc-markdown, .blog-post-page'));
  const wrong = shown.filter((page) => shownDays(page).at(-1) !== dayInSitemap(page));
  expect(wrong.map((page) => [page.path, shownDays(page), dayInSitemap(page)])).toEqual([]);
});

for (const format of feedFormats)
  test(`dates: entries of ${format.id} changed on the day of the sitemap`, () => {
    const entries = entriesOf(format.id, readFileSync(`${folder}${feedPath('/blog', format)}`, 'utf8'));
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map(({url, updated}) => [url, dayOf(Date.parse(updated))])).toEqual(
      entries.map(({url}) => [url, days.get(url)]),
    );
  });
