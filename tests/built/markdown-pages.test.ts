/** Every page has the same headings, links, code and text in Markdown as in HTML. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {twinPath} from '../../src/site/markdownPages';
import {builtPages, type BuiltPage} from '../support/scenes';
import {differences, readPage, readTwin} from '../support/twin';

const twinOf = (page: BuiltPage) =>
  readFileSync(path.join(path.resolve('build'), twinPath(page.path)), 'utf8');
const canonicalOf = (page: BuiltPage) => page.attribute('link[rel="canonical"]', 'href');

it('each page says where its Markdown is', () => {
  const others = builtPages().filter(
    (page) => page.attribute('link[rel="alternate"][type="text/markdown"]', 'href') !== twinPath(page.path),
  );
  expect(others.map((page) => page.path)).toEqual([]);
});

it.each(builtPages())('the Markdown of $path is the page', (page) => {
  const canonical = canonicalOf(page);
  const {facts, html} = readTwin(twinOf(page));
  expect(differences(readPage(page.html, canonical), readPage(html, canonical))).toEqual([]);
  expect({description: '', ...facts}).toMatchObject({
    title: page.title,
    url: canonical,
    description: page.attribute('meta[name="description"]', 'content'),
  });
});

/** What could be lost or changed on the way from a page to its Markdown. */
const mistakes: readonly [string, (twin: string) => string][] = [
  ['heading', (twin) => twin.replace(/^## .*$/m, '')],
  // The address of a picture is no link.
  ['link', (twin) => twin.replace(/(?<!!\[[^\]]*)\]\(https?:[^)]*\)/, '](https://example.com/elsewhere)')],
  ['code', (twin) => twin.replace(/^```\w.*\n/m, '$&another line\n')],
  ['character', (twin) => twin.replace(/^(# .*\n(?:.*\n)*?\n?\w+ )\w+ /m, '$1')],
];

it.each(mistakes)('a %s that is not that of the page is found', (kind, plant) => {
  const page = builtPages().find(
    (each) => each.has('main h2') && each.has('main p a') && each.has('main pre code'),
  )!;
  const planted = plant(twinOf(page));
  expect(planted).not.toBe(twinOf(page));
  const found = differences(
    readPage(page.html, canonicalOf(page)),
    readPage(readTwin(planted).html, canonicalOf(page)),
  );
  expect(found).toContainEqual(expect.stringMatching(`^${kind} \\d`));
});
