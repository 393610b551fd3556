import {base, withoutBase} from './base';
import {blogTitle, siteTitle} from './identity';

/** The product family: one entry a product, and the rule that tells which product a path belongs to. */

export type ProductId = 'focus' | 'teamscribe' | 'transact' | 'ai-api' | 'api';

export type Product = {
  id: ProductId;
  name: string;
  /** One line for cards and menus. */
  summary: string;
  /** The page a reader starts at. */
  start: string;
  /** Path prefixes that belong to the product, without the site origin. */
  paths: readonly string[];
  /** The three tasks that readers come for most. */
  tasks: readonly {label: string; to: string}[];
  /** The page of the blog's tag for its posts, where it has any. */
  updates?: string;
};

export const products: readonly Product[] = [
  {
    id: 'focus',
    name: 'Focus',
    summary: 'Record, keep and find calls, meetings and messages.',
    start: '/docs/focus/getting-started',
    paths: [
      '/docs/focus/',
      '/docs/category/admin',
      '/docs/category/appendix',
      '/docs/category/communications',
      '/docs/category/data-extraction-integrations',
      '/docs/category/enterprise-sso-options',
      '/docs/category/recorders',
      '/docs/category/troubleshooting',
    ],
    tasks: [
      {label: 'Set a retention policy', to: '/docs/focus/admin/retention'},
      {label: 'Place a legal hold', to: '/docs/focus/admin/legalhold'},
      {label: 'Look up an error code', to: '/docs/focus/troubleshooting/error-codes'},
    ],
    updates: '/blog/tags/focus',
  },
  {
    id: 'teamscribe',
    name: 'TeamScribe',
    summary: 'Meeting summaries with decisions, owners and dates.',
    start: '/docs/teamscribe/overview',
    paths: ['/docs/teamscribe/', '/docs/category/output-options'],
    tasks: [
      {label: 'Install TeamScribe', to: '/docs/teamscribe/installation'},
      {label: 'Send summaries to Slack', to: '/docs/teamscribe/outputs/slack'},
      {label: 'Send summaries to Teams', to: '/docs/teamscribe/outputs/teams'},
    ],
    updates: '/blog/tags/teamscribe',
  },
  {
    id: 'transact',
    name: 'Transact',
    summary: 'Card payments in a call or chat, with no card data in your systems.',
    start: '/docs/transact/overview',
    paths: ['/docs/transact/'],
    tasks: [
      {label: 'Take a first test payment', to: '/docs/transact/getting-started'},
      {label: 'Sign a request', to: '/docs/transact/password-example'},
      {label: 'Handle errors and retries', to: '/docs/transact/error-handling'},
    ],
  },
  {
    id: 'ai-api',
    name: 'AI API',
    summary: 'Transcribe, summarise, classify and redact by REST.',
    start: '/docs/ai-api/api-overview',
    paths: ['/docs/ai-api/'],
    tasks: [
      {label: 'Make a first transcription', to: '/docs/ai-api/getting-started'},
      {label: 'Check audio requirements', to: '/docs/ai-api/requirements'},
      {label: 'Get an access token', to: '/docs/api/auth'},
    ],
  },
];

/** The API reference is a part of the documentation with an accent of its own, not a product card. */
export const apiReference: Product = {
  id: 'api',
  name: 'API reference',
  summary: 'Every operation of each API.',
  start: '/docs/api/petstore',
  paths: ['/docs/api/'],
  tasks: [],
};

/**
 * The product that a page belongs to.
 *
 * @param pathname site path, such as `/docs/focus/home`
 * @returns the product, or undefined for pages about all of them (intro, support, blog)
 */
export function productOfPath(pathname: string): Product | undefined {
  return [...products, apiReference].find(({paths}) => paths.some((path) => pathname.startsWith(path)));
}

/**
 * The product whose search records carry a name.
 *
 * @param area `lvl0` of a search record
 * @returns the product, or undefined for records about all of them
 */
export function productOfArea(area: string): Product | undefined {
  return [...products, apiReference].find(({name}) => name === area);
}

/**
 * The product that a post is about.
 *
 * @param tags its tags
 * @param folder of the site on its host; a build has to name it
 * @returns the product, or undefined for posts about all of them
 */
export function productOfTags(tags: readonly {permalink: string}[], folder = base): Product | undefined {
  const paths = new Set(tags.map(({permalink}) => withoutBase(permalink, folder)));
  return products.find(({updates}) => updates && paths.has(updates));
}

/** The areas that readers may narrow a search to: `value` is `lvl0` of the area's search records. */
export const searchAreas: readonly {label: string; value: string}[] = [
  ...[...products, apiReference].map(({name}) => ({label: name, value: name})),
  {label: 'Updates', value: blogTitle},
  {label: siteTitle, value: siteTitle},
];
