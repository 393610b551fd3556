/** Two tests a page of the sitemap: it loads, hydrates, is quiet and accessible, in each colour mode. */
import {readFileSync} from 'node:fs';
import {expect, open, test, violations} from './fixtures';

/** Pages that the sitemap leaves out on purpose. */
const unlisted = ['/search', '/404.html'];

function sitemap(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

for (const path of [...sitemap(), ...unlisted]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`page ${path}, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      const diagrams = page.locator('.docusaurus-mermaid-container');
      if ((await diagrams.count()) > 0) await expect(diagrams.locator('svg').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
