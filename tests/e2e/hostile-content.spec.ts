/**
 * Hostile words in descriptions of an API and in posts of a feed, put into a page with React started as the site and
 * readers of feeds put them there: nothing of them runs. A failure tells its seed, and `SEED=1` repeats it.
 */
import {evaluate} from '@mdx-js/mdx';
import type {Page} from '@playwright/test';
import {escape} from 'lodash';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {inline, opening, prose} from '../../src/api-reference/pages/descriptionMarkdown';
import {atom} from '../../src/blog/feeds/atom';
import {contentOf} from '../../src/blog/feeds/content';
import {json} from '../../src/blog/feeds/json';
import type {FeedItem} from '../../src/blog/feeds/model';
import {rss} from '../../src/blog/feeds/rss';
import {parse} from '../../src/build/parse';
import {entriesOf, feedProblems, type Format} from '../support/feeds';
import {changed, feed, self} from '../support/feeds/sample';
import {hostileText, some} from '../support/hostile/payloads';
import {expect, hydrated, test} from './fixtures';
import {countRuns} from './hostile';
import {settled} from './settled';

const seed = Number(process.env.SEED ?? Date.now() % 1e6);

/** Elements and attributes that run something, in markup that is put into the page. */
async function dangersOf(page: Page, markup: string): Promise<string[]> {
  const found = await page.evaluate((html) => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = html;
    const isDangerous = (element: Element) =>
      element.matches('script, style, iframe, object, embed, base, meta, link, form, input, svg, math') ||
      [...element.attributes].some(
        ({name, value}) =>
          name.startsWith('on') || /^(javascript|vbscript|data:text)/i.test(value.replace(/[\0-\x20]/g, '')),
      );
    return [...box.querySelectorAll('*')].filter(isDangerous).map(({outerHTML}) => outerHTML.slice(0, 200));
  }, markup);
  await settled(page);
  return found;
}

test.beforeEach(async ({page}) => {
  await countRuns(page);
  await page.goto('/');
  await hydrated(page);
});

test('hostile descriptions of an API are text and links', async ({page}) => {
  test.setTimeout(2 * 60_000);
  let built = 0;
  Object.assign(globalThis, {hostile: () => (built += 1)});
  const pieces: string[] = [];
  for (const text of some(hostileText, 150, seed)) {
    const {first, rest} = opening(text);
    const mdx = [prose(text), inline(first), rest].join('\n\n');
    const {default: Content} = await evaluate(mdx, {...runtime});
    pieces.push(renderToStaticMarkup(createElement(Content)));
  }
  expect(built, `SEED=${seed}`).toBe(0);
  expect(await dangersOf(page, pieces.join('\n')), `SEED=${seed}`).toEqual([]);
  expect(await page.evaluate(() => window.ran), `SEED=${seed}`).toBe(0);
});

test('hostile words in posts are words in every feed', async ({page}) => {
  test.setTimeout(2 * 60_000);
  const texts = some(hostileText, 4 * 50, seed);
  // An author would be told of such a title; here it has to be no more than a word.
  const isWrong = (problem: string) => problem !== 'a title holds markup';
  const items = Array.from({length: 50}, (_, index): FeedItem => {
    const [title = '', summary = '', words = '', author = ''] = texts.slice(4 * index);
    // As React writes words into a page.
    const safe = escape(words);
    const html = `<div id="__blog-post-container"><p title="${safe}">${safe}</p><pre><code>${safe}</code></pre></div>`;
    const url = `${feed.siteUrl}/blog/post-${index}`;
    return {
      ...changed,
      url,
      title: `Post ${title}`,
      summary,
      html: contentOf(parse(html), {url, files: [], base: '/'}).html,
      authors: [{name: `Author ${author}`}],
    };
  });
  const whole = {...feed, items: items as [FeedItem, ...FeedItem[]]};
  const written: Record<Format, string> = {
    rss: rss(whole, self('rss.xml')),
    atom: atom(whole, self('atom.xml'), 'Help Hub'),
    json: json(whole, self('feed.json'), 'Help Hub'),
  };
  const files = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'};
  for (const [format, source] of Object.entries(written) as [Format, string][]) {
    const about = `SEED=${seed}, ${format}`;
    // A file has no halves of characters.
    const text = String(Buffer.from(source));
    expect(feedProblems(format, text, self(files[format])).filter(isWrong), about).toEqual([]);
    const shown = entriesOf(format, text).map(({html}) => html);
    expect(shown).toHaveLength(50);
    expect(await dangersOf(page, shown.join('\n')), about).toEqual([]);
    expect(await page.evaluate(() => window.ran), about).toBe(0);
  }
});
