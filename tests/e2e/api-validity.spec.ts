/** Every page of the API reference is valid HTML for the Nu HTML checker, as it is served and as React leaves it. */
import {readFileSync} from 'node:fs';
import {expect, test} from './fixtures';
import {errorsOf, keep, nuPatience, states} from './nu';

function pages(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((address) => address.startsWith('/docs/api/'));
}

for (const [state, read] of states) {
  test(`API pages as ${state} have no error`, async ({page}, {outputDir}) => {
    test.setTimeout(nuPatience);
    const files: string[] = [];
    for (const address of pages()) files.push(keep(await read(page, address), address, outputDir));
    expect(files.length).toBeGreaterThan(45);
    expect(await errorsOf(files)).toEqual([]);
  });
}
