/**
 * Budgets in bytes after brotli, computed from the files of the fixture site, whose pages no author changes. Those of real
 * pages move with their content, so they are printed and not held.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {fixtureSite} from '../fixture/settings';
import {median, sum} from '../bench/statistics';
import budgets from './budgets.json';

type Site = {outDir: string; basePath: string};

const fixture: Site = fixtureSite;
const site: Site = {outDir: 'build', basePath: '/'};

/** @param file path inside the static folder */
function bytesOf({outDir}: Site, file: string): number {
  const place = path.join(outDir, file);
  return readFileSync(existsSync(`${place}.br`) ? `${place}.br` : place).length;
}

/** Hashes in names of files differ between checkouts, and the size of a page with them by some 40 bytes: here none differs. */
function levelled(html: string): string {
  const seen: string[] = [];
  return html.replace(/(?<!#)\b[\da-f]{8}\b/g, (hash) => {
    if (!seen.includes(hash)) seen.push(hash);
    return createHash('sha256')
      .update(String(seen.indexOf(hash)))
      .digest('hex')
      .slice(0, 8);
  });
}

/** What a reader of a page fetches to read it, and what the first act brings beside that. */
function weigh(site: Site, page: string): {reads: number; acts: number} {
  const file = page === '' ? 'index.html' : `${page}.html`;
  const html = readFileSync(path.join(site.outDir, file), 'utf8');
  const $ = load(html);
  expect(
    $('script[src]:not([async])').length + $('link[rel=stylesheet]').not('noscript *').length,
    `files that block ${page}`,
  ).toBe(0);
  const files = $('[data-files]')
    .toArray()
    .flatMap((element) => $(element).attr('data-files')!.split(' '))
    .map((address) => address.slice(site.basePath.length));
  expect(files.length, `scripts of ${page}`).toBeGreaterThan(2);
  const reads = brotliCompressSync(levelled(html)).length;
  return {reads, acts: sum(files.map((one) => bytesOf(site, one)))};
}

it.each(Object.entries(budgets.pages))('the fixture page "%s" keeps its budget', (page, most) => {
  const {reads, acts} = weigh(fixture, page);
  expect(reads, 'bytes to be read').toBeLessThanOrEqual(most.reads);
  expect(acts, 'bytes of the first act').toBeLessThanOrEqual(most.acts);
});

it.each(Object.entries(budgets.scripts))('the script %s keeps its budget', (name, most) => {
  const names = readdirSync(path.join(fixture.outDir, 'assets/js')).filter(
    (file) => file.startsWith(`${name}.`) && file.endsWith('.js'),
  );
  expect(names).toHaveLength(1);
  expect(bytesOf(fixture, `assets/js/${names[0]}`)).toBeLessThanOrEqual(most);
});

it('prints what the real pages weigh', () => {
  const pages = readdirSync(site.outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, bytes: bytesOf(site, file)}))
    .sort((a, b) => b.bytes - a.bytes);
  console.log(
    `HTML of ${pages.length} pages after brotli: median ${median(pages.map(({bytes}) => bytes))} bytes`,
  );
  for (const {file, bytes} of pages.slice(0, 5)) console.log(`  ${bytes} ${file}`);
  expect(pages.length).toBeGreaterThan(100);
});
