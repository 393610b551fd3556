/** The sitemap of the build. */
import {readFileSync} from 'node:fs';

/** @returns the day of the last change of each page, by site path */
export const daysOfSitemap = (): ReadonlyMap<string, string | undefined> =>
  new Map(
    [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<url>.*?<\/url>/g)].map(([entry]) => [
      new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
      /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    ]),
  );
