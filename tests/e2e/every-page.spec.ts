/**
 * Every page of the sitemap loads, hydrates, is quiet and follows the rules of accessibility that its elements alone decide.
 * Pages that together show every kind of element are accessible on a phone and a large screen, in both colour modes and
 * in forced colours; the full run looks at all pages in this way.
 */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {representatives} from '../support/scenes/kinds';
import {
  colourViolations,
  expect,
  inTable,
  noteRules,
  open,
  test,
  type Noise,
  violations,
  violationsBesideColour,
} from './fixtures';

const notFound = '/404.html';

/** Pages that the sitemap leaves out on purpose. */
const unlisted = ['/search', '/style-guide', notFound];

function sitemap(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

function openAll(): void {
  document.querySelectorAll<HTMLDetailsElement>('article details').forEach((details) => {
    details.open = true;
  });
}

// Nothing that a page keeps matters here, and what the browser has cached makes each page cheaper.
test.use({reuseContext: true});

/** Milliseconds; the rules take half a minute over the longest page on a busy machine. */
const patience = 180_000;

const widths = [1440, 360];

const media = {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'} as const;
const modes = [
  {name: 'dark mode', ...media, colorScheme: 'dark'},
  {name: 'forced colours', ...media, forcedColors: 'active'},
] as const;

/** Every element with what it says of itself, save what each colour mode has of its own. */
function structure(): string {
  const copy = document.documentElement.cloneNode(true) as Element;
  copy.querySelectorAll('script, style, link, meta').forEach((element) => element.remove());
  // The switch says which mode it is.
  copy.querySelectorAll('[aria-label^="Switch between dark and light"]').forEach((button) => button.remove());
  return Array.from(copy.querySelectorAll('body, body *'), (element) => {
    const states = Array.from(element.attributes, ({name, value}) => `${name}=${value}`);
    return `${element.tagName} ${states
      .sort()
      .filter((state) => !/^(id|style|class|src)=/.test(state))
      .join(' ')}`;
  }).join('\n');
}

async function enter(page: Page, noise: Noise, path: string): Promise<void> {
  if (path === notFound) noise.allow(/\b404\b/);
  await page.emulateMedia(media);
  await open(page, path);
  await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
  // The nearest pages come when their list has been read.
  if (path === notFound) await expect(page.getByRole('heading', {name: 'Nearest pages'})).toBeVisible();
  // What a page of the API reference keeps closed is checked as well.
  if (path.startsWith('/docs/api/')) await page.evaluate(openAll);
}

const shown = representatives();

for (const path of [...sitemap(), ...unlisted]) {
  test(`page ${path}`, async ({page, noise}) => {
    noteRules();
    await enter(page, noise, path);
    expect(await violationsBesideColour(page)).toEqual([]);
  });

  const isCore = shown.has(path) || unlisted.includes(path);

  test(`page ${path}: widths and colour modes`, inTable(isCore), async ({page, noise}) => {
    test.setTimeout(patience);
    await enter(page, noise, path);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia(media);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await violations(page), `light mode, ${width} px`).toEqual([]);
      // A mode that changed more than colours would need all rules again.
      const light = await page.evaluate(structure);
      for (const {name, ...mode} of modes) {
        await page.emulateMedia(mode);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode.colorScheme);
        expect(await colourViolations(page), `${name}, ${width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(structure), `elements, ${name}`).toBe(light);
      }
    }
  });
}
