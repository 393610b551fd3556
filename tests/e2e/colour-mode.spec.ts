/** Colour mode where the system's preference is respected (the default build). */
import {expect, open, test} from './fixtures';
import {colourToggle} from './page-helpers';
import {changeScript} from './change-script';

const stored = () => localStorage.getItem('theme');

test('colour mode: follows the system, cycles system, light, dark; a stored choice outlives a reload and outranks the system', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(stored)).toBeNull();
  const steps = [
    {choice: 'system', mode: 'dark', value: null},
    {choice: 'light', mode: 'light', value: 'light'},
    {choice: 'dark', mode: 'dark', value: 'dark'},
    {choice: 'system', mode: 'dark', value: null},
  ];
  for (const [index, {choice, mode, value}] of steps.entries()) {
    if (index > 0) await colourToggle(page).click();
    await expect(colourToggle(page)).toHaveAccessibleName(
      `Switch between dark and light mode (currently ${choice} mode)`,
    );
    await expect(html).toHaveAttribute('data-theme', mode);
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    expect(await page.evaluate(stored)).toBe(value);
  }
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await open(page, '/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(colourToggle(page)).toHaveAccessibleName(/light mode\)$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the choice is synced to a second tab', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  const second = await context.newPage();
  await second.emulateMedia({colorScheme: 'light'});
  await open(second, '/blog');
  await colourToggle(page).click();
  await colourToggle(page).click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(colourToggle(second)).toHaveAccessibleName(/dark mode\)$/);
});

test('the mode stands before the site scripts run: no flash', async ({page, noise}) => {
  noise.allow(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({colorScheme: 'light'});
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const text = await page
    .getByRole('heading', {level: 1})
    .evaluate((element) => getComputedStyle(element).color);
  const [red = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(150);
});

test('the switch disabled: the stored choice is deleted', async ({page, noise}) => {
  // The built page has the switch.
  noise.allow(/Minified React error #418/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const changed = await changeScript(page, {
    holding: 'disableSwitch:',
    replace: /disableSwitch:(!1|false)/,
    by: 'disableSwitch:!0',
  });
  await open(page, '/docs/intro');
  expect(changed()).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(stored)).toBeNull();
  await expect(colourToggle(page)).toHaveCount(0);
});
