/** Every page of the API reference is valid HTML for the Nu HTML checker, as it is served and as React leaves it. */
import {readFileSync} from 'node:fs';
import {representatives} from '../support/scenes/kinds';
import {expect, note, test} from './fixtures';
import {errorsOf, keep, nuPatience, states} from './html-checker';

function pages(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((address) => address.startsWith('/docs/api/'));
}

/** React leaves pages that show the same kinds of elements alike; the full run reads all of them. */
const shown = representatives();

for (const [state, read] of states) {
  test(`API pages as ${state} have no error`, async ({page}, {outputDir}) => {
    test.setTimeout(nuPatience);
    const files: string[] = [];
    const isRead = state === 'served' || process.env.FULL ? () => true : (path: string) => shown.has(path);
    for (const address of pages().filter(isRead))
      files.push(keep(await read(page, address), address, outputDir));
    note('pages', files.length);
    expect(files.length).toBeGreaterThan(0);
    expect(await errorsOf(files)).toEqual([]);
  });
}
