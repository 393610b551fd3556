/** Colour mode where the system's preference is not respected: two choices, light at first. */
import {expect, open, test} from '../fixtures';
import {colourToggle} from '../page-helpers';

test('variant: light at first, even on a dark system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('variant: the toggle knows light and dark only', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  for (const mode of ['dark', 'light', 'dark']) {
    await colourToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(colourToggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(mode);
  }
});
