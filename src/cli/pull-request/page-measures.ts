/** Measures of built pages for the comparison before and after a pull request. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio/slim';

export type PageMeasures = {
  /** Words that a reader sees. */
  words: number;
  links: number;
  /** Of the HTML, compressed as it is sent. */
  bytes: number;
  /** Of what stands between the menus; names of files that change with each build do not count. */
  digest: string;
};

export type SiteMeasures = Record<string, PageMeasures>;

/** Files are named by their content, so a change anywhere changes such a name on every page. */
const hashedNames = /[.-][0-9a-f]{8,}(?=\.\w+)/g;

/** Quick, and within a few per cent of the best. */
const compression = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** @param html of a built page */
export function measure(html: string): PageMeasures {
  const main = load(html)('main');
  const text = main.text().trim();
  return {
    words: text ? text.split(/\s+/).length : 0,
    links: main.find('a[href]').length,
    bytes: brotliCompressSync(html, compression).length,
    digest: createHash('sha256')
      .update((main.html() ?? '').replace(hashedNames, ''))
      .digest('hex')
      .slice(0, 16),
  };
}

/**
 * @param folder of a build
 * @returns the measures of each page by its address
 * @throws Error when the folder holds no page
 */
export function measureSite(folder: string): SiteMeasures {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  if (!files.length)
    throw new Error(`${path.resolve(folder)} holds no page. Remedy: build the site into it.`);
  const addressOf = (file: string) =>
    `/${file
      .replaceAll('\\', '/')
      .replace(/\.html$/, '')
      .replace(/(^|\/)index$/, '')}`;
  const pages = files.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
  // A page that only leads on to another has no words.
  const shown = pages.filter(([, html]) => !html.includes('http-equiv="refresh"'));
  return Object.fromEntries(shown.map(([file, html]) => [addressOf(file), measure(html)]));
}
