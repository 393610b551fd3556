/** The code editor for JSON bodies: a file of its own, completion and mistakes from the schema, and no trap for keys. */
import type {Page} from '@playwright/test';
import {expect, test, violations} from './fixtures';
import {consoleOf, openConsole, send} from './try-it';
import {outcome} from './try-it-server';

const body = (page: Page) => consoleOf(page).getByRole('textbox', {name: 'Body'});
const button = (page: Page) => consoleOf(page).getByRole('button', {name: 'Code editor'});
const proposed = (page: Page) => consoleOf(page).getByRole('listbox').getByRole('option');
const isEditor = (page: Page) => body(page).and(page.locator('[contenteditable="true"]'));

/** Opens the editor, and notes what the policy refuses from then on. */
async function openEditor(page: Page): Promise<() => Promise<string[]>> {
  await openConsole(page, 'add-pet');
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, {refused});
    document.addEventListener('securitypolicyviolation', ({violatedDirective}) =>
      refused.push(violatedDirective),
    );
  });
  await button(page).click();
  await expect(isEditor(page)).toBeVisible();
  return () => page.evaluate(() => (window as unknown as {refused: string[]}).refused);
}

/** Replaces all that is in the editor, key by key. */
async function type(page: Page, text: string): Promise<void> {
  await body(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

test('editor: its file comes when it is asked for, and the text is the same in both', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await openConsole(page, 'add-pet');
  const text = await body(page).inputValue();
  const before = scripts.length;
  await button(page).click();
  await expect(isEditor(page)).toContainText('"name"');
  expect(scripts.length).toBeGreaterThan(before);
  await type(page, '[7');
  await button(page).click();
  await expect(body(page)).toHaveValue('[7]');
  await body(page).fill(text);
  await button(page).click();
  await consoleOf(page).getByLabel('Start from the example').selectOption('1');
  await expect(isEditor(page)).toContainText('"category"');
});

test('editor: names and values of the schema are proposed, and Escape closes the list alone', async ({
  page,
}) => {
  const refused = await openEditor(page);
  await type(page, '{"sta');
  // The list takes no press in the moment in which it opens (`interactionDelay` of CodeMirror).
  await expect(async () => {
    await proposed(page).filter({hasText: 'status'}).click({timeout: 1000});
    await expect(isEditor(page)).toHaveText('{"status": }', {timeout: 1000});
  }).toPass();
  await page.keyboard.type('"s');
  await expect(proposed(page)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(proposed(page)).toHaveCount(0);
  await expect(consoleOf(page)).toBeVisible();
  expect(await refused()).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('editor: mistakes are told with their line, for eyes and for screen readers', async ({page}) => {
  const refused = await openEditor(page);
  await type(page, '{\n"name": 7,\n"photoUrls": []');
  const told = consoleOf(page).getByRole('listitem').filter({hasText: 'Line 2: name: Must be text.'});
  await expect(told).toBeVisible();
  await expect(body(page)).toHaveAccessibleDescription(/Line 2: name: Must be text\./);
  await send(page);
  await expect(body(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(body(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await type(page, '{"name": "Rex", ]');
  await expect(
    consoleOf(page).getByRole('listitem').filter({hasText: 'Line 1: This is not JSON'}),
  ).toBeVisible();
  expect(await refused()).toEqual([]);
});

test('editor: Tab leaves it, and Control+Enter sends', async ({page}) => {
  await openEditor(page);
  await type(page, '{"name": "Rex", "photoUrls": []');
  await page.keyboard.press('Control+Enter');
  await expect(outcome(page)).toContainText('200');
  // The first one may close a list of proposals.
  await body(page).press('Escape');
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
  await page.getByRole('button', {name: 'Try it'}).click();
  await body(page).focus();
  await page.keyboard.press('Tab');
  await expect(body(page)).not.toBeFocused();
  await expect(isEditor(page)).toHaveText('{"name": "Rex", "photoUrls": []}');
});

test('editor: without its file the plain text stays, and it is told', async ({page, noise}) => {
  noise.allow(/assets\/js|ERR_FAILED|ChunkLoadError/);
  await openConsole(page, 'add-pet');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await button(page).click();
  await expect(consoleOf(page).getByRole('alert')).toContainText('The code editor could not be loaded');
  await body(page).fill('{"name": "Rex", "photoUrls": []}');
  await send(page);
  await expect(outcome(page)).toContainText('200');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({colorScheme});

    test('editor: it can be read, at the width of a phone', async ({page}) => {
      await page.setViewportSize({width: 360, height: 780});
      await openEditor(page);
      await type(page, '{"status": ');
      await page.keyboard.press('Control+Space');
      await expect(proposed(page).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
