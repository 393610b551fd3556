import type {LoadContext} from '@docusaurus/types';
import type {BuiltPage, Change, PluginWithStep} from '../build/contract.node';
import {siteAddress, withBase} from '../site/base';
import {contentOfSite, pageDates, type Content} from './content';
import {cards} from './cards';
import type {Dates} from './dates';
import {addressTag, factsOf, questionsOf} from './facts';
import {refuseFaults} from './faults';
import {kindOf} from './kinds';
import {openGraph} from './openGraph';
import {structuredData, type Publisher} from './structuredData';

/** Writes what pages say about themselves to machines. */
export default function metadata(context: LoadContext): PluginWithStep {
  const {siteConfig, baseUrl, i18n} = context;
  const publisher: Publisher = {
    siteUrl: siteAddress(siteConfig.url, baseUrl),
    origin: siteConfig.url,
    baseUrl,
    title: siteConfig.title,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
  };
  const {cardFor, drawCards} = cards(context);
  let content: Content = {documents: new Map(), posts: new Map(), postsOn: new Map()};
  let dates: Dates = new Map();

  function describe(page: BuiltPage, change: Change): void {
    const tag = addressTag(page);
    const facts = factsOf(page);
    if (!tag || !facts) return;
    refuseFaults(page, facts);
    const kind = kindOf(facts, content, baseUrl);
    const image = facts.hasOwnImage ? undefined : cardFor(facts, kind);
    const known = {dates: dates.get(page.path), image};
    const end = tag.endIndex ?? 0;
    change({start: end, end, text: openGraph({...known, title: publisher.title, kind})});
    if (!kind) return;
    const posts = content.postsOn.get(withBase(page.path, baseUrl)) ?? [];
    const data = structuredData(
      facts,
      {...known, image: image?.url, kind, posts, questions: questionsOf(page)},
      publisher,
    );
    // At the end: a reader waits for nothing that only machines read.
    const last = page.html.length;
    change({start: last, end: last, text: `<script type="application/ld+json">${data}</script>`});
  }

  return {
    name: 'metadata',

    allContentLoaded({allContent}) {
      dates = pageDates(context, allContent);
      content = contentOfSite(allContent);
    },

    builtPages: {
      name: 'metadata',
      page: describe,
      finish: drawCards,
    },
  };
}
