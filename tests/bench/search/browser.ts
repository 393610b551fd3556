/** Chromium with the page of the bench. */
import {chromium, type Browser, type Page} from '@playwright/test';
import {findChromium} from '../../../src/cli/system';
import type * as measures from './browser/measure';

type Measures = typeof measures;

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
      // Workers do not take the setting from the page's context.
      '--ignore-certificate-errors',
    ],
  });
}

/** Runs with a page whose cache is empty. */
export async function visit<T>(browser: Browser, url: string, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate("import('/bench/measure.js')");
    return await run(page);
  } finally {
    await context.close();
  }
}

/** Calls a function of `browser/measure.ts` on the page. As text: the loader of this file would rewrite code. */
export function measure<Name extends keyof Measures>(
  page: Page,
  name: Name,
  ...args: Parameters<Measures[Name]>
): Promise<Awaited<ReturnType<Measures[Name]>>> {
  const call = `import('/bench/measure.js').then(({${name}}) => ${name}(...${JSON.stringify(args)}))`;
  return page.evaluate(call);
}
