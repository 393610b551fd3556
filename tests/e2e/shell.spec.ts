/** The frame of every page: top bar, footer, skip link, and no sideways scrolling at any width. */
import {guide} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {colourToggle, templates, topBar} from './page-helpers';

const links = {Documentation: '/docs/intro', 'Updates and News': '/blog', Support: '/docs/support'};

test('top bar: the title Home with a logo', async ({page}) => {
  await open(page, '/docs/intro');
  const home = topBar(page).getByRole('link', {name: 'Home', exact: true});
  await expect(home).toHaveText('Home');
  const logo = home.locator('img:visible');
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await home.click();
  await expect(page).toHaveURL('/');
});

test('top bar: three links on the left, then search box and colour-mode toggle', async ({page}) => {
  await open(page, '/');
  await expect(topBar(page).getByRole('link')).toHaveText(['Home', ...Object.keys(links)]);
  const places = [
    ...Object.keys(links).map((name) => topBar(page).getByRole('link', {name, exact: true})),
    topBar(page).getByRole('button', {name: /^Search/}),
    colourToggle(page),
  ];
  const boxes = await Promise.all(places.map(async (place) => (await place.boundingBox())?.x ?? -1));
  expect(boxes).toEqual([...boxes].sort((one, other) => one - other));
  expect(boxes.slice(0, 3).every((x) => x >= 0 && x < 720)).toBe(true);
});

for (const [name, path] of Object.entries(links)) {
  test(`top bar: ${name} leads to ${path} and is marked there`, async ({page}) => {
    await open(page, '/');
    const link = topBar(page).getByRole('link', {name, exact: true});
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(topBar(page).locator('[aria-current="page"]')).toHaveCount(1);
  });
}

for (const path of templates) {
  test(`footer of ${path}: dark, one copyright line, no links`, async ({page}) => {
    await open(page, path);
    const footer = page.locator('footer.footer');
    await expect(footer).toHaveText('Copyright © 2025 Help Hub');
    await expect(footer).toHaveClass(/footer--dark/);
    await expect(footer.getByRole('link')).toHaveCount(0);
    const background = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 255, green = 255, blue = 255] = background.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(red, green, blue)).toBeLessThan(64);
  });
}

test('skip link: first tab stop, and it moves the focus to the main content', async ({page}) => {
  await open(page, guide().path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content', exact: true});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.evaluate(() => {
    document.addEventListener('focusin', ({target}) =>
      document.documentElement.setAttribute('data-focused', (target as Element).tagName),
    );
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-focused', 'MAIN');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const width of [320, 360, 768, 1440]) {
  test(`width ${width}: no page scrolls sideways`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of templates) {
      await open(page, path);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBeLessThanOrEqual(width);
    }
  });
}
