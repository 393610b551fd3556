/** The frame of every page: top bar, skip link and focus, footer. */
import {guide} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {colourToggle, topBar} from './page-helpers';

const links = {Documentation: '/docs/intro', 'Updates and News': '/blog', Support: '/docs/support'};

test('top bar: Home with a logo, three links that lead to their pages, the search and the colour mode, in order', async ({
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
  for (const [name, path] of Object.entries(links)) {
    const link = topBar(page).getByRole('link', {name, exact: true});
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(topBar(page).locator('[aria-current="page"]:visible')).toHaveCount(1);
  }
});

test('focus: the skip link is first and leads to the content; each stop has a ring, and a click leaves none', async ({
  page,
}) => {
  await open(page, guide().path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content', exact: true});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.goto(guide().path);
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
  await page.emulateMedia({forcedColors: 'active'});
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 3px|3px solid/);
});

test('footer: the copyright alone', async ({page}) => {
  await open(page, '/docs/intro');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveText('Copyright © 2025 Help Hub');
  await expect(footer.getByRole('link')).toHaveCount(0);
});
