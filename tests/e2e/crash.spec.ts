/** A crash of a page or of the frame around it: what it says, and the ways on. */
import {guide} from '../support/scenes';
import {expect, startReact, test, violations} from './fixtures';
import {topBar} from './page-helpers';
import {breakPage, changeScript} from './change-script';

const {path, source} = guide();
const message = 'Broken on purpose';

test.beforeEach(({page}) => page.addInitScript(() => Object.assign(window, {isBroken: true})));

test('crash of a page: the top bar leads on', async ({page, noise}) => {
  noise.allow(new RegExp(message));
  await breakPage(page, source, message);
  await page.goto(path);
  await startReact(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await topBar(page).getByRole('link', {name: 'Updates and News'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`crash of a page: readable, ${colorScheme}`, async ({page, noise}) => {
    noise.allow(new RegExp(message));
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await breakPage(page, source, message);
    await page.goto(path);
    await startReact(page);
    await expect(page.getByText(message, {exact: true})).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('crash of a page: the link to support carries its address', async ({page, noise, baseURL}) => {
  noise.allow(new RegExp(message));
  await breakPage(page, source, message);
  await page.goto(`${path}?x=1#roles`);
  await startReact(page);
  await page.getByRole('main').getByRole('link', {name: 'Contact support'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  await startReact(page);
  const mail = page.getByRole('link', {name: 'support@example.com'}).first();
  const written = new URL(`${path}?x=1#roles`, baseURL).href;
  await expect(mail).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`Page: ${written}`).replace(/[.*]/g, '\\$&')),
  );
});

test('crash of the frame: the same page without it, and Try again works', async ({page, noise}) => {
  noise.allow(/AnnouncementBarProvider/);
  const changed = await changeScript(page, {
    holding: '"AnnouncementBarProvider"',
    replace: /if\(!(\w+)\)throw new ([\w.]+)\("AnnouncementBarProvider"\)/,
    by: 'if(window.isBroken)throw new $2("AnnouncementBarProvider")',
  });
  await page.goto('/docs/support');
  await startReact(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  expect(changed()).toBeGreaterThan(0);
  await expect(page.getByText(/<AnnouncementBarProvider>/)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Contact support'})).toHaveAttribute(
    'href',
    /from=http.*support$/,
  );
  await expect(topBar(page)).toHaveCount(0);
  await expect(page).toHaveTitle('Page crashed');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.evaluate(() => Object.assign(window, {isBroken: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  await expect(topBar(page)).toHaveCount(1);
});
