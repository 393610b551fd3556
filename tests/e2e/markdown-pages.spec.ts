/**
 * Every page has the same headings, links, code and words in Markdown as in HTML. A browser reads both: the page as it is
 * shown without a script, and the Markdown by a parser that the converter does not use. What may differ has its reason in
 * tests/support/twins/rules.ts.
 */
import {expect, test as base, type Page} from '@playwright/test';
import {twinPath} from '../../src/site/markdownPages';
import {builtPages, type BuiltPage} from '../support/scenes';
import {differences} from '../support/twins/compare';
import {readTwin} from '../support/twins/markdown';
import {readPage, type Reading} from '../support/twins/reading';
import {leftOut, marks} from '../support/twins/rules';

/** One page after the other is written into the same document, which the policy of the first would refuse. */
const test = base.extend({javaScriptEnabled: false, bypassCSP: true});

const selectors = leftOut.map(({selector}) => selector);
const canonicalOf = (page: BuiltPage) => page.attribute('link[rel="canonical"]', 'href');

async function readAs(page: Page, html: string, canonical: string): Promise<Reading> {
  await page.setContent(html, {waitUntil: 'commit'});
  const {words, ...reading} = await page.evaluate(readPage, {leftOut: selectors, base: canonical});
  const unmarked = marks.reduce((text, {pattern}) => text.replace(pattern, ' '), words.join(' '));
  return {...reading, words: unmarked.split(/\s+/).filter(Boolean)};
}

/** The text of a page's Markdown as it is served. */
async function served(page: Page, path: string): Promise<string> {
  const response = await page.request.get(twinPath(path));
  expect(response.status(), twinPath(path)).toBe(200);
  return response.text();
}

/** Milliseconds for all pages on a busy machine. */
const patience = 600_000;

const pages = builtPages();

test('each page says where its Markdown is', () => {
  const others = pages.filter(
    (page) => page.attribute('link[rel="alternate"][type="text/markdown"]', 'href') !== twinPath(page.path),
  );
  expect(others.map(({path}) => path)).toEqual([]);
});

/** What could be lost or changed on the way from a page to its Markdown. */
const mistakes: Record<'heading' | 'link' | 'code' | 'word', (twin: string) => string> = {
  heading: (twin) => twin.replace(/^## .*$/m, ''),
  // The address of a picture is no link.
  link: (twin) => twin.replace(/(?<!!\[[^\]]*)\]\(https?:[^)]*\)/, '](https://example.com/elsewhere)'),
  code: (twin) => twin.replace(/^```\w.*\n/m, '$&another line\n'),
  word: (twin) => twin.replace(/^(# .*\n(?:.*\n)*?\n?\w+ )\w+ /m, '$1'),
};

const complete = pages.find(
  (page) => page.has('main h2') && page.has('main p a') && page.has('main pre code'),
)!;

for (const [kind, plant] of Object.entries(mistakes))
  test(`a ${kind} that is not that of the page is found`, async ({page}) => {
    const canonical = canonicalOf(complete);
    const twin = await served(page, complete.path);
    expect(plant(twin)).not.toBe(twin);
    const shown = await readAs(page, complete.html, canonical);
    const read = (text: string) => readAs(page, readTwin(text).html, canonical);
    expect(differences(shown, await read(twin))).toEqual([]);
    const found = differences(shown, await read(plant(twin)));
    expect(found).toContainEqual(expect.stringMatching(`^${kind} \\d`));
  });

test('the Markdown of every page is the page', async ({page}) => {
  test.setTimeout(patience);
  const found: string[] = [];
  for (const built of pages) {
    const canonical = canonicalOf(built);
    const {facts, html} = readTwin(await served(page, built.path));
    const shown = await readAs(page, built.html, canonical);
    const twin = await readAs(page, html, canonical);
    expect(shown.words.length, built.path).toBeGreaterThan(3);
    found.push(...differences(shown, twin).map((difference) => `${built.path}: ${difference}`));
    expect.soft(facts, built.path).toMatchObject({title: built.title, url: canonical});
    expect.soft(facts.description ?? '').toBe(built.attribute('meta[name="description"]', 'content'));
  }
  expect(found).toEqual([]);
});
