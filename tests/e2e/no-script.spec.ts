/** With JavaScript off: everything can be read, no control is dead, and every page leads on. */
import {guide} from '../support/scenes';
import {expect, test} from './fixtures';
import {templates, topBar, unknownPath} from './page-helpers';

test.use({javaScriptEnabled: false});

test.beforeEach(({noise}) => noise.allow(/\b404\b/));

/** Runs in the page: controls on screen that do nothing, and tab panels that cannot be read. */
function deadParts(): string[] {
  const isShown = (element: Element) => {
    const {width, height, right, left} = element.getBoundingClientRect();
    return (
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
      !element.closest('[inert]') &&
      Math.min(width, height) > 1 &&
      right > 0 &&
      left < innerWidth
    );
  };
  const works = (control: Element) =>
    control.matches('[popovertarget]') ||
    (control as HTMLButtonElement).form?.hasAttribute('action') === true;
  document.querySelectorAll('details').forEach((details) => {
    details.removeAttribute('name');
    details.open = true;
  });
  const controls =
    'button, input, select, textarea, [role=button], [role=tab], a[href="#"], a:not([href])[role]';
  const dead = [...document.querySelectorAll(controls)].filter(
    (control) => !control.matches('summary, [type=hidden]') && !works(control) && isShown(control),
  );
  const unread = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => !isShown(panel));
  return [...dead, ...unread].map((element) => element.outerHTML.slice(0, 160));
}

test('without script: every tab panel can be read, and no control is dead, on a phone and a large screen', async ({
  page,
}) => {
  for (const path of templates) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 844});
      await expect.soft(page.getByRole('heading', {level: 1}), path).toBeVisible();
      expect.soft(await page.evaluate(deadParts), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('without script: the bar of a phone leads to the list of all pages, a section of the sidebar to its own', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(guide().path);
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  await topBar(page).getByRole('link', {name: 'All pages'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Site map');
  await page.getByRole('main').locator(`a[href="${guide().path}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(guide().title);
  await page.setViewportSize({width: 1440, height: 844});
  await page.goto('/docs/intro');
  const section = page.locator('.theme-doc-sidebar-menu details').first();
  await section.locator('summary').first().click();
  await section.getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).not.toHaveURL('/docs/intro');
});

test('without script: the search page says so and leads to the site map, the not-found page as well', async ({
  page,
}) => {
  await page.goto('/search?q=retention');
  const main = page.getByRole('main');
  await expect(main.locator('noscript p')).toContainText('The search needs JavaScript');
  await expect(main.getByRole('searchbox')).toBeHidden();
  await main.getByRole('link', {name: 'site map'}).click();
  await expect(page).toHaveURL('/site-map');
  await page.goto(unknownPath);
  await main.getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL('/site-map');
});
