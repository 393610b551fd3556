/** A browser on a phone or a desk, with a line and a processor as readers have them. */
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {findChromium} from '../../../src/cli/system';
import {certificate} from './certificate';

export const mobile = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const desktop = {viewport: {width: 1440, height: 900}};

/** Slow 4G: 150 ms an answer and 1.6 Mbit/s. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How much slower a phone is than the machine of the bench. */
const slowdown = 4;

export type Setting = {
  device: typeof mobile | typeof desktop;
  isSlowLine?: boolean;
  isSlowProcessor?: boolean;
};

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      certificate.argument,
    ],
  });
}

/**
 * Runs with a page whose cache is empty. The system is in dark mode: sites that follow it and sites that do not can
 * both change from there.
 *
 * @param script runs in each document before its own
 */
export async function fresh<T>(
  browser: Browser,
  {device, isSlowLine, isSlowProcessor}: Setting,
  script: string,
  run: (page: Page, client: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({...device, colorScheme: 'dark', locale: 'en-GB'});
  try {
    const page = await context.newPage();
    await page.addInitScript({content: script});
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    if (isSlowLine) await client.send('Network.emulateNetworkConditions', slowLine);
    if (isSlowProcessor) await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await run(page, client);
  } finally {
    await context.close();
  }
}

/** Waits until nothing has been asked for since half a second, and the page has had as long to work. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The browser tells when the line is idle, but not when scripts are done with what came.
  await page.waitForTimeout(500);
}
