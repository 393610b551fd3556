/** Firefox ESR, by puppeteer over WebDriver BiDi: Playwright drives only a build of its own. */
import puppeteer, {type BrowserContext, type Page} from 'puppeteer-core';
import {findProgram} from '../../../src/cli/system';
import type {Browser, Engine, Tab} from '../port';
import {ownFolder} from '../processes';
import {head, recorded} from '../record';

/** The command may time out although the page has come, so nobody waits for it: journeys wait for the page. */
function begin(act: Promise<unknown>): Promise<void> {
  act.catch(() => undefined);
  return Promise.resolve();
}

function tabOf(page: Page): Tab {
  const {keyboard, mouse} = page;
  const run = async (expression: string) => (await page.evaluate(expression)) as string;
  return {
    open: async (url) => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    run,
    move: ({x, y}) => mouse.move(x, y),
    press: ({x, y}, down) => mouse.click(x, y, {delay: down}),
    key: (key) => keyboard.press(key),
    type: (text, interval) => keyboard.type(text, {delay: interval}),
    resize: (width, height) => page.setViewport({width, height}),
    back: () => begin(page.goBack()),
    reload: () => begin(page.reload()),
    errors: () => recorded(run),
    screenshot: async (file) => void (await page.screenshot({path: file})),
  };
}

async function launch(): Promise<Browser> {
  const {folder, remove} = ownFolder();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    headless: true,
    env: {...process.env, HOME: folder},
    defaultViewport: {width: 1440, height: 900},
  });
  let context: BrowserContext | undefined;
  return {
    fresh: async () => {
      await context?.close();
      context = await browser.createBrowserContext();
      return tabOf(await context.newPage());
    },
    close: async () => {
      await browser.close();
      remove();
    },
  };
}

export const firefox: Engine = {name: 'Firefox', launch, head};
