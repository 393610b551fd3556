/**
 * What draws the pages: the browser, and the fonts that it finds. Pictures can be compared only with those that the same
 * ones drew.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {open} from '../fixtures';

const file = path.join(__dirname, 'pictures', 'made-with.json');

export type MadeWith = {
  browser: string;
  /** Widths of a line in the fonts of the site, in CSS pixels. */
  text: number;
  code: number;
};

/** @param baseURL of the site, whose fonts are measured */
export async function drawnBy(browser: Browser, baseURL: string): Promise<MadeWith> {
  const page = await browser.newPage();
  await open(page, baseURL);
  const [text = 0, code = 0] = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    const root = getComputedStyle(document.documentElement);
    return ['--ifm-font-family-base', '--ifm-font-family-monospace'].map((family) => {
      context.font = `100px ${root.getPropertyValue(family)}`;
      return Math.round(context.measureText('The quick brown fox jumps over 0123456789 lazy dogs').width);
    });
  });
  await page.close();
  return {browser: `${browser.browserType().name()} ${browser.version()}`, text, code};
}

/** What drew the stored pictures; nothing when there are none. */
export const storedMadeWith = (): MadeWith | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeWith) : undefined;

export function storeMadeWith(madeWith: MadeWith): void {
  writeFileSync(file, `${JSON.stringify(madeWith, null, 2)}\n`);
}
