/** The frame of every page: top bar, footer, skip link and focus. */
import {guide} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {colourToggle, templates, topBar} from './page-helpers';

const links = {Documentation: '/docs/intro', 'Updates and News': '/blog', Support: '/docs/support'};

test('top bar: Home with a logo, three links, the search and the colour mode, from left to right', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await expect(topBar(page).getByRole('link')).toHaveText(['Home', ...Object.keys(links)]);
  const home = topBar(page).getByRole('link', {name: 'Home', exact: true});
  const logo = home.locator('img:visible');
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const places = [
    home,
    ...Object.keys(links).map((name) => topBar(page).getByRole('link', {name, exact: true})),
    topBar(page).getByRole('button', {name: /^Search/}),
    colourToggle(page),
  ];
  const lefts = await Promise.all(places.map(async (place) => (await place.boundingBox())!.x));
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  await home.click();
  await expect(page).toHaveURL('/');
});

test('top bar: each link leads to its page, and is marked there', async ({page}) => {
  await open(page, '/');
  for (const [name, path] of Object.entries(links)) {
    const link = topBar(page).getByRole('link', {name, exact: true});
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(topBar(page).locator('[aria-current="page"]')).toHaveCount(1);
  }
});

test('footer: dark, one copyright line, no links, on every kind of page', async ({page, noise}) => {
  noise.allow(/404/);
  for (const path of templates) {
    await page.goto(path);
    const footer = page.locator('footer.footer');
    await expect.soft(footer, path).toHaveText('Copyright © 2025 Help Hub');
    await expect.soft(footer.getByRole('link'), path).toHaveCount(0);
    const background = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect.soft(Math.max(...background.match(/\d+/g)!.slice(0, 3).map(Number)), path).toBeLessThan(64);
  }
});

test('skip link: the first stop, and it moves the focus to the main content', async ({page}) => {
  await open(page, guide().path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content', exact: true});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('focus: whatever the keyboard reaches has a ring that can be seen, and a click leaves none', async ({
  page,
}) => {
  await open(page, guide().path);
  const seen = new Set<string>();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
      return {name: element.outerHTML.slice(0, 80), outlineStyle, outlineWidth, outlineColor};
    });
    seen.add(ring.name);
    expect(ring.outlineStyle, ring.name).not.toBe('none');
    expect(parseFloat(ring.outlineWidth), ring.name).toBeGreaterThanOrEqual(2);
    expect(ring.outlineColor, ring.name).not.toMatch(/, 0\)$/);
  }
  expect(seen.size).toBeGreaterThan(20);
  await colourToggle(page).click();
  await expect(colourToggle(page)).toHaveCSS('outline-style', 'none');
});
