/** Chromium, by Playwright. */
import {chromium as playwright, type BrowserContext, type Page} from '@playwright/test';
import {findChromium} from '../../../src/cli/system';
import type {Browser, Engine, Tab} from '../port';

function tabOf(page: Page): Tab {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    open: async (url) => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    run: (expression) => page.evaluate<string>(expression),
    move: ({x, y}) => page.mouse.move(x, y),
    press: ({x, y}, down) => page.mouse.click(x, y, {delay: down}),
    key: (key) => page.keyboard.press(key),
    type: (text, interval) => page.keyboard.type(text, {delay: interval}),
    resize: (width, height) => page.setViewportSize({width, height}),
    back: async () => void (await page.goBack({waitUntil: 'commit'})),
    reload: async () => void (await page.reload({waitUntil: 'commit'})),
    errors: () => Promise.resolve(errors),
    screenshot: async (file) => void (await page.screenshot({path: file})),
  };
}

async function launch(): Promise<Browser> {
  const browser = await playwright.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  let context: BrowserContext | undefined;
  return {
    fresh: async () => {
      await context?.close();
      context = await browser.newContext({locale: 'en-GB'});
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

export const chromium: Engine = {name: 'Chromium', launch};
