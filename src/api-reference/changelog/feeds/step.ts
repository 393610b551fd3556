/** RSS, Atom and JSON Feed of the versions of each API, made out of the built change logs. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio/slim';
import type {Document, Element} from 'domhandler';
import {feedFiles, linksTo, readable, type FeedLink} from '../../../blog/contract.node';
import type {BuiltPage, Edit, Step} from '../../../build/contract.node';
import type {SpecificationEntry} from '../../../site/apis';
import {siteAddress, withBase} from '../../../site/base';
import {site} from '../../../site/identity';
import {sectionsOf, versionsOf} from '../sections';
import {objectOf} from '../versionPair';
import {changesFeed, feedTitle, type Publisher} from './feed';

/**
 * @param document a built change log; it stays as it is
 * @param anchor id of the heading of a version
 * @param url absolute address of the page
 * @returns what stands below the heading, as HTML for feed readers
 * @throws Error when the page has no such heading
 */
export function versionHtml(document: Document, anchor: string, url: string): string {
  const $ = load(document, {xml: {xmlMode: false, encodeEntities: 'utf8', emptyAttrs: true}});
  const heading = $(`h2[id="${anchor}"]`);
  if (!heading.length)
    throw new Error(`Feeds: ${url} has no version ${anchor}. Remedy: run "npm run api:generate -- --force".`);
  const root = $<Element, string>('<div>').append(heading.nextUntil('h2').clone());
  return readable($, root, '', (value) => new URL(value, url).href);
}

/** Before the feeds of posts, which all pages announce: a reader of feeds takes the first. */
function announce({elements}: BuiltPage, links: readonly FeedLink[]): Edit | undefined {
  const place = elements.find(
    ({name, attribs}) =>
      name === 'link' && (attribs.rel === 'canonical' || attribs.type === 'application/rss+xml'),
  );
  if (!place) return undefined;
  const start = place.startIndex ?? 0;
  const text = links
    .map(({rel, type, href, title}) => `<link rel=${rel} type="${type}" href="${href}" title="${title}">`)
    .join('');
  return {start, end: start, text};
}

function publisherOf({siteConfig, baseUrl, i18n}: LoadContext): Publisher {
  const siteUrl = siteAddress(siteConfig.url, baseUrl);
  return {
    siteUrl,
    name: siteConfig.title,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    copyright: site.copyright,
    icon: `${siteUrl}/${siteConfig.favicon ?? 'favicon.ico'}`,
  };
}

/**
 * The feeds of all APIs that have a published version.
 *
 * @param specifications of the APIs, as the site lists them
 */
export function changeFeeds(context: LoadContext, specifications: readonly SpecificationEntry[]): Step {
  const addressOf = ({pages}: SpecificationEntry) => `/${pages}/changes`;
  let files = new Map<string, string>();
  return {
    name: 'change-feeds',
    prepare() {
      files = new Map();
    },
    async page(page, change) {
      const specification = specifications.find((entry) => addressOf(entry) === page.path);
      if (!specification) return;
      const {siteDir, baseUrl} = context;
      const publisher = publisherOf(context);
      const versions = await versionsOf(specification, siteDir);
      const title = String(objectOf(objectOf(versions[0]?.document).info).title);
      const feed = changesFeed(
        {title, path: page.path, sections: sectionsOf(versions)},
        publisher,
        (anchor) => versionHtml(page.document, anchor, publisher.siteUrl + page.path),
      );
      if (!feed) return;
      files = new Map([...files, ...feedFiles(feed, publisher.name)]);
      const edit = announce(page, linksTo(withBase(page.path, baseUrl), feedTitle(title, publisher.name)));
      if (edit) change(edit);
    },
    finish(outDir) {
      for (const [pathname, text] of files) {
        const file = path.join(outDir, pathname);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
    },
  };
}
