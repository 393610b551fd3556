/** Code samples and examples of answers: one chooser, remembered everywhere, in the page from its first paint. */
import {languageStorageKey, sampleLanguages} from '../../src/samples/sampleLanguages';
import {operations, operationWithBody, pageAt, pathOf} from '../support/scenes';
import {expect, hydrated, open, test, violations} from './fixtures';
import {noteShifts} from './layout-shifts';

const operation = operationWithBody();
const next = pageAt(operation.next!.to);
const page1 = operation.path;
const page2 = operations().at(-1)!.path;

type Page = Parameters<typeof open>[0];

const languageOf = (page: Page) => page.getByRole('main').getByLabel('Language');
const shown = (page: Page) => page.getByRole('main').locator('details[open] > pre:visible');
const request = (page: Page) => shown(page).first();

/** What each program has, and no other. */
const signs: Record<string, string> = {
  curl: 'curl https://',
  JavaScript: "'Bearer YOUR_ACCESS_TOKEN'",
  'Node.js': 'process.env',
  Python: 'import requests',
  'C#': 'HttpRequestMessage',
  Java: 'public class Sample',
  Go: 'package main',
  PHP: '<?php',
  Ruby: "require 'net/http'",
  Rust: 'fn main()',
  Swift: 'import Foundation',
  PowerShell: 'Invoke-RestMethod',
};

const remember = (page: Page, value: string) =>
  page.addInitScript(
    ([key, language]) => localStorage.setItem(key ?? '', language ?? ''),
    [languageStorageKey, value],
  );

test('each of the languages can be chosen, and one sample shows at a time', async ({page}) => {
  await open(page, page1);
  await expect(languageOf(page).getByRole('option')).toHaveText(sampleLanguages.map(({label}) => label));
  for (const [label, sign] of Object.entries(signs)) {
    await languageOf(page).selectOption({label});
    await expect(request(page), label).toContainText(sign);
    await expect(shown(page)).toHaveCount(2);
  }
});

test('the choice is kept, and shared by all pages and by the guides', async ({page}) => {
  await open(page, page1);
  await languageOf(page).selectOption('Python');
  await open(page, page2);
  await expect(languageOf(page)).toHaveValue('python');
  await expect(request(page)).toContainText('import requests');
  await open(page, '/style-guide');
  const tabs = page.getByRole('main').getByRole('tablist').first();
  await expect(tabs.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await tabs.getByRole('tab', {name: 'curl'}).click();
  await open(page, page1);
  await expect(languageOf(page).getByRole('option', {selected: true})).toHaveText('curl');
  await expect(request(page)).toContainText(signs.curl!);
});

test.describe('before React', () => {
  test('the remembered language is there, and nothing shifts', async ({page}) => {
    await remember(page, 'java');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const shift = await noteShifts(page);
    await page.goto(page1, {waitUntil: 'commit'});
    await expect(request(page)).toContainText('public class Sample');
    await expect(languageOf(page)).toHaveValue('java');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
    await expect(languageOf(page)).toHaveValue('java');
    await expect(request(page)).toContainText('public class Sample');
    expect(await shift()).toBeLessThan(0.01);
  });
});

test('a page opened by its address fetches no samples; one reached by a link fetches its own', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('.samples.')) fetched.push(sent.url());
  });
  await remember(page, 'go');
  await open(page, page1);
  await expect(request(page)).toContainText('package main');
  expect(fetched).toEqual([]);
  await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(next.title);
  await expect(request(page)).toContainText(pathOf(next));
  await expect(request(page)).toContainText('package main');
  expect(new Set(fetched).size).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(operation.title);
  await expect(request(page)).toContainText('package main');
});

test('samples that cannot be fetched offer a way forward', async ({page, noise}) => {
  noise.allow(/samples/);
  noise.allow(/Failed to load resource/);
  await open(page, page1);
  await page.route('**/*.samples.*', (route) => route.abort());
  await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('The samples could not be loaded.');
  await alert.getByRole('button', {name: 'Load the page again'}).click();
  await expect(request(page)).toContainText(pathOf(next));
});

test('a sample is copied as it stands', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, page1);
  await languageOf(page).selectOption('Ruby');
  const copy = page.getByRole('main').getByRole('button', {name: 'Copy the request'});
  await copy.click();
  const outcome = page.getByRole('main').getByRole('status').filter({hasText: 'Copied'});
  await expect(outcome).toBeVisible();
  const code = await request(page).textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(outcome).toHaveCount(0);
});

test('by keyboard: choose, copy and read', async ({page}) => {
  await open(page, page1);
  await languageOf(page).focus();
  await page.keyboard.press('P');
  await expect(request(page)).toContainText('import requests');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', {name: 'Copy the request'})).toBeFocused();
  await page.keyboard.press('Tab');
  // An operation whose document leaves a choice of bodies has its choosers here.
  for (const choice of await page
    .getByRole('main')
    .locator('[class*="samples_"] .needs-script select')
    .all()) {
    await expect(choice).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(request(page)).toBeFocused();
});

test('answers: every example of every status can be read', async ({page}) => {
  await open(page, page1);
  const chooser = page.getByRole('main').getByRole('combobox', {name: 'Response'});
  await expect(chooser.getByRole('option').first()).toHaveText(/^2\d\d · ./);
  const last = chooser.getByRole('option').last();
  const value = (await last.getAttribute('value')) ?? '';
  await chooser.selectOption(value);
  await expect(shown(page).last()).toBeVisible();
  await expect(page.locator(`details[open][data-value="${value}"]`).last()).toBeVisible();
  await expect(shown(page)).toHaveCount(2);
});

test('the chooser and its button fit the narrowest screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, page1);
  await page.getByRole('button', {name: 'Show the samples'}).click();
  for (const control of [
    languageOf(page),
    page.getByRole('main').getByRole('button', {name: 'Copy the request'}),
  ]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ratio: 1});
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme});

    test('a chosen sample is accessible', async ({page}) => {
      await open(page, page1);
      await languageOf(page).selectOption('PowerShell');
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every language and every answer opens at a click', async ({page}) => {
    await page.goto(page1);
    await expect(languageOf(page)).toBeHidden();
    await expect(request(page)).toContainText('curl https://');
    for (const [label, sign] of Object.entries(signs).slice(1)) {
      const sample = page
        .locator('details')
        .filter({has: page.locator('summary').getByText(label, {exact: true})});
      await sample.locator('summary').click();
      await expect(sample.locator('pre')).toContainText(sign);
    }
    const answer = page
      .locator('details[data-value]')
      .filter({hasText: /^[45]\d\d/})
      .first();
    await answer.locator('summary').click();
    await expect(answer.locator('pre')).toContainText('"code"');
  });
});
