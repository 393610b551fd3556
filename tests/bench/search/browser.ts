/** Chromium with the page of the bench. */
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../../src/cli/system';

/** Starts the browser of the system. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });

/** @returns pages that each query finds, on a page whose cache is empty */
export async function foundBy(
  browser: Browser,
  url: string,
  client: string,
  queries: readonly string[],
): Promise<string[][]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    // As text, because the loader of this file would rewrite code.
    const call = `found(...${JSON.stringify([client, queries])})`;
    return await page.evaluate<string[][]>(`import('/bench/measure.js').then(({found}) => ${call})`);
  } finally {
    await context.close();
  }
}
