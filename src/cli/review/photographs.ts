/** Pictures of changed pages before and after, in the light mode, as they are served. */
import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {isEqual} from 'lodash';
import {withBase} from '../../site/base';
import {withServer} from '../with-server';
import type {ChangedPage} from './pages';
import {widths, type Shot} from './review';

/** Pages of which pictures are taken; a change of all pages needs no picture of each. */
export const mostPages = 20;

/** Height in pixels at which a picture ends: GitHub and people stop before. */
const tallest = 4000;

/** Waits until fonts and images are there, those below the first screen too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function take(page: Page, address: string, width: number): Promise<Buffer> {
  await page.setViewportSize({width, height: 900});
  await page.goto(address, {waitUntil: 'load'});
  await settle(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    fullPage: true,
    clip: {x: 0, y: 0, width, height: Math.min(height, tallest)},
    type: 'jpeg',
    quality: 70,
    animations: 'disabled',
  });
}

/** A name says what the picture shows, and changes with it, because GitHub keeps pictures by their address. */
const nameOf = (address: string, when: string, width: number, content: Buffer): string => {
  const words = address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `pictures/${words}-${when}-${width}-${digest}.jpg`;
};

type Side = {when: Shot['when']; build: string; addresses: readonly string[]};

async function takeSide(browser: Browser, {when, build, addresses}: Side, baseUrl: string, folder: string) {
  const shots: Shot[] = [];
  await withServer(build, baseUrl, async (origin) => {
    const context = await browser.newContext({
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    for (const address of addresses)
      for (const width of widths) {
        const content = await take(page, origin + withBase(address, baseUrl), width);
        const file = nameOf(address, when, width, content);
        writeFileSync(path.join(folder, file), content);
        shots.push({address, when, width, file});
      }
    await context.close();
  });
  return shots;
}

/** Names end in a hash of the picture. */
const looksOf = (shots: readonly Shot[], address: string, when: Shot['when']): string[] =>
  shots
    .filter((shot) => shot.address === address && shot.when === when)
    .map(({width, file}) => `${width} ${file.slice(-12)}`);

/** Leaves out pages that look the same before and after, and removes their pictures. */
export function withoutSame(shots: readonly Shot[], folder: string): Shot[] {
  const isSame = ({address}: Shot) =>
    isEqual(looksOf(shots, address, 'before'), looksOf(shots, address, 'after'));
  for (const {file} of shots.filter(isSame)) rmSync(path.join(folder, file), {force: true});
  return shots.filter((shot) => !isSame(shot));
}

/**
 * @param browser Chromium
 * @param pages of which at most `mostPages` are taken
 * @param builds folders of the two builds
 * @param baseUrl folder of the site on its host
 * @param folder of the review, into which the pictures are written
 * @returns what was taken of pages that look different
 */
export async function photograph(
  browser: Browser,
  pages: readonly ChangedPage[],
  builds: Record<Shot['when'], string>,
  {baseUrl, folder}: {baseUrl: string; folder: string},
): Promise<Shot[]> {
  mkdirSync(path.join(folder, 'pictures'), {recursive: true});
  const chosen = pages.slice(0, mostPages);
  const sides = (['before', 'after'] as const).map((when): Side => ({
    when,
    build: builds[when],
    addresses: chosen.filter((page) => page[when]).map(({address}) => address),
  }));
  const shots: Shot[] = [];
  for (const side of sides) shots.push(...(await takeSide(browser, side, baseUrl, folder)));
  return withoutSame(shots, folder);
}
