/** What holds on every page of the site, and between pages. */
import {subject} from '../support/scenes';
import {expect, open, test, violations} from '../e2e/fixtures';
import {changeScript} from '../e2e/change-script';
import {hits, searchFor} from '../e2e/search';
import {settled} from '../e2e/settled';
import {scene, templates} from './scenes';

declare global {
  interface Window {
    draws: number;
  }
}

for (const path of templates)
  test(`axe: nothing on ${path}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    expect(await violations(page)).toEqual([]);
  });

test('search: a page is found by its title, and followed', async ({page}) => {
  const {title, path} = subject();
  await open(page, '/');
  await searchFor(page, title);
  await hits(page).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('colour mode: a choice is shown, stored, and outlives a new document', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  // Readers have a choice under this key: another one would forget it.
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.goto('/blog');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('moving: a page is not drawn again when the reader leaves it', async ({page}) => {
  const changed = await changeScript(page, {
    holding: `"source":"@site/${scene.source}"`,
    replace: /default:\(\)=>(\w+)/,
    by: 'default:()=>(props)=>{window.draws=(window.draws??0)+1;return $1(props)}',
  });
  await open(page, scene.path);
  await settled(page);
  expect(changed()).toBe(1);
  const before = await page.evaluate(() => window.draws);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).locator('a[href="/docs/support"]').click();
  await expect(page).toHaveURL('/docs/support');
  await settled(page);
  expect(await page.evaluate(() => window.draws)).toBe(before);
});
