/** The Markdown of a page: facts about it, then its content. */
import type {BuiltPage} from '../build/contract.node';
import {stringify} from 'yaml';
import {toMarkdown} from './convert/toMarkdown';
import {contentOf, factsOf, type PageFacts} from './page/facts';
import type {Pictures} from './pictures';

/** What a page does not say itself. */
export type Edition = {
  /** Day on which it last changed, such as `2025-08-04`. */
  updated?: string;
  /** Version of the API that it describes. */
  version?: string;
};

export type Twin = PageFacts & Edition & {markdown: string};

function frontMatter(facts: PageFacts, {version, updated}: Edition): string {
  const {title, description, url, product, openApi} = facts;
  const fields = {
    title,
    description,
    url,
    product: product?.name,
    version,
    openapi: openApi && new URL(openApi, url).href,
    last_updated: updated,
  };
  return `---\n${stringify(fields, {lineWidth: 0})}---\n`;
}

/**
 * @param page as built
 * @param pictures gives files to pictures that the page holds itself
 * @param editionOf what is known of the page with a site path
 * @returns undefined for a page that search engines may not keep either, and for the one of unknown addresses
 */
export function twinOf(
  page: BuiltPage,
  pictures: Pictures,
  editionOf: (path: string) => Edition,
): Twin | undefined {
  const main = contentOf(page);
  if (!main) return undefined;
  const facts = factsOf(page, main);
  const address = (value: string) => pictures.addressOf(value) ?? new URL(value, facts.url).href;
  const edition = editionOf(page.path);
  return {
    ...facts,
    ...edition,
    markdown: `${frontMatter(facts, edition)}\n${toMarkdown(main, address)}`,
  };
}
