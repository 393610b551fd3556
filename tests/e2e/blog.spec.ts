/** Updates and News in a browser: its rows, and drawings. Lists are in tests/built/blog.test.ts. */
import {readFileSync} from 'node:fs';
import {pageAt, posts} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {colourToggle} from './page-helpers';

const all = posts();
const titles = all.map(({title}) => title);

/** The day of a post and the minutes that it takes. */
const facts = /\d+ \w+ \d{4} · (\d+|One) min read$/;

test('blog: labelled Updates and News, a row for every post, whose whole leads to it', async ({page}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  const rows = page.getByRole('article');
  await expect(rows.getByRole('heading', {level: 2})).toHaveText(titles);
  await expect(rows.getByText(facts)).toHaveCount(all.length);
  const pictures = all.filter(({source}) => /^picture: /m.test(readFileSync(source, 'utf8')));
  await expect(rows.locator('img[alt=""]')).toHaveCount(pictures.length);
  const {x, y} = (await rows.nth(1).boundingBox())!;
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL(all[1]!.path);
});

test('drawing: it follows the colour mode, and on a phone its frame scrolls by keyboard', async ({page}) => {
  const picture = '.markdown img[src*="svg"][width]:not([alt=""])';
  const drawn = all.find((post) => Number(post.attribute(picture, 'width')) >= 560) ?? pageAt('/style-guide');
  await page.emulateMedia({colorScheme: 'light'});
  await page.setViewportSize({width: 360, height: 780});
  await open(page, drawn.path);
  const drawing = page.locator(picture).first();
  await expect(drawing).toHaveCSS('filter', 'none');
  await colourToggle(page).click();
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(drawing).toHaveCSS('filter', /invert/);
  await drawing.scrollIntoViewIfNeeded();
  expect((await drawing.boundingBox())!.width).toBeGreaterThanOrEqual(560);
  const frame = page.getByRole('region', {name: /^Image/}).first();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});
