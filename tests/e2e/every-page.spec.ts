/** One test a page of the sitemap: it loads, hydrates, is quiet, and is accessible in both colour modes. */
import {readFileSync} from 'node:fs';
import {expect, hydrated, open, test, violations} from './fixtures';

/** Pages that the sitemap leaves out on purpose. */
const unlisted = ['/search', '/style-guide', '/404.html'];

function sitemap(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

function openAll(): void {
  document.querySelectorAll<HTMLDetailsElement>('article details').forEach((details) => {
    details.open = true;
  });
}

/** Milliseconds; the rules take half a minute over the longest page, in each mode, on a busy machine. */
const patience = 180_000;

for (const path of [...sitemap(), ...unlisted]) {
  test(`page ${path}`, async ({page}) => {
    test.setTimeout(patience);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    const diagrams = page.locator('.docusaurus-mermaid-container');
    if ((await diagrams.count()) > 0) await expect(diagrams.locator('svg').first()).toBeVisible();
    // What a page of the API reference keeps closed is checked as well.
    if (path.startsWith('/docs/api/')) await page.evaluate(openAll);
    expect(await violations(page), 'light mode').toEqual([]);

    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await hydrated(page);
    expect(await violations(page), 'dark mode').toEqual([]);
  });
}
