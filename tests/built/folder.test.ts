/** The fixture site, in a folder of its host as a project page is published: nothing of it may lead to the root. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {crawl} from '../../src/hosting/crawl';
import {fixtureSite} from '../fixture/settings';

const {outDir, basePath, publicUrl} = fixtureSite;

it('every link, file, feed and address of a search engine stays in it and leads somewhere', async () => {
  const findings = await crawl(outDir, publicUrl);
  // Data of the products, which the fixture site has no pages for.
  expect(findings.filter(({file}) => !file.startsWith('downloads/'))).toEqual([]);
});

it('a page names its address on the host, and its feeds and icons by the folder', () => {
  const html = readFileSync(`${outDir}/docs/focus/guide.html`, 'utf8');
  const [, canonical] = /rel=["']?canonical["']? href=["']?([^"'\s>]+)/.exec(html) ?? [];
  expect(canonical).toBe(`${publicUrl}docs/focus/guide`);
  for (const [, address] of html.matchAll(/ (?:href|src)=["']?(\/[^"'\s>]*)/g))
    expect(address).toMatch(new RegExp(`^${basePath}`));
});
