/** Structured data of a page by its kind, in the terms of schema.org: machines read it instead of guessing. */
import {omitBy} from 'lodash';
import {search} from '../site/identity';
import {products, productOfPath, productOfTags, type Product} from '../site/products';
import type {Post} from './content';
import {datesOfPost, dayOf, type PageDates} from './dates';
import type {Facts, Question} from './facts';
import type {Kind} from './kinds';

/** The site, for addresses and names. */
export type Publisher = {
  /** Public address, without a final slash. */
  siteUrl: string;
  origin: string;
  /** Base URL of the site on its host. */
  baseUrl: string;
  title: string;
  /** BCP 47. */
  language: string;
};

/** What is known of a page beside its facts. */
export type Known = {
  kind: Kind;
  dates: PageDates | undefined;
  /** Public address of the card. */
  image: string | undefined;
  /** Where the page is made of them. */
  questions: readonly Question[];
  /** Posts that a list of posts shows. */
  posts: readonly Post[];
};

type Page = Facts & Known & {publisher: Publisher};

type Node = {'@type': string; [property: string]: unknown};

/** @returns the object without properties that have no value */
const node = (type: string, properties: Record<string, unknown>): Node => ({
  '@type': type,
  ...omitBy(properties, (value) => value === undefined || value === ''),
});

/** Named where it stands, so that a reader of one page knows it; the same on every page by its `@id`. */
const organisation = ({siteUrl, title}: Publisher): Node =>
  node('Organization', {'@id': `${siteUrl}/#organization`, name: title, url: `${siteUrl}/`});

const reference = ({'@id': id}: Node) => ({'@id': id});

/** What every kind of page says of itself, and when it changed. */
const common = ({url, description, dates, image, publisher}: Page) => ({
  '@id': url,
  description,
  inLanguage: publisher.language,
  dateModified: dates && dayOf(dates.modified),
  image,
});

const service = (product: Product | undefined, {siteUrl}: Publisher): Node | undefined =>
  product && products.includes(product)
    ? node('Service', {name: product.name, url: siteUrl + product.start})
    : undefined;

const article = (type: string, page: Page, more: Record<string, unknown>): Node => {
  const ours = organisation(page.publisher);
  return node(type, {
    headline: page.heading,
    ...common(page),
    author: ours,
    publisher: reference(ours),
    ...more,
  });
};

const moment = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

const datesIn = (post: Post) => {
  const {published, modified} = datesOfPost(post);
  return {datePublished: moment(published), dateModified: moment(modified)};
};

/** An author who is a team says so in blog/authors.yml. */
function postNode(page: Page, post: Post): Node {
  const {publisher} = page;
  const authors = post.authors.flatMap(({name, page: own, team}) =>
    name
      ? [
          node(team ? 'Organization' : 'Person', {
            name,
            url: own ? publisher.origin + own.permalink : undefined,
          }),
        ]
      : [],
  );
  return article('BlogPosting', page, {
    ...datesIn(post),
    about: service(productOfTags(post.tags, publisher.baseUrl), publisher),
    ...(authors.length && {
      author: authors.length === 1 ? authors[0] : authors,
      publisher: organisation(publisher),
    }),
  });
}

/** A post in a list: enough to know it by. */
const teaser = (post: Post, {origin}: Publisher): Node =>
  node('BlogPosting', {'@id': origin + post.permalink, headline: post.title, ...datesIn(post)});

/** The form of the action: https://developers.google.com/search/docs/appearance/sitelinks-searchbox */
const home = (page: Page): Node[] => {
  const {siteUrl} = page.publisher;
  const ours = organisation(page.publisher);
  const site = node('WebSite', {
    ...common(page),
    '@id': `${siteUrl}/#website`,
    name: page.publisher.title,
    url: `${siteUrl}/`,
    publisher: reference(ours),
    potentialAction: node('SearchAction', {
      target: node('EntryPoint', {
        urlTemplate: `${siteUrl}/${search.pagePath}?${search.queryParameter}={search_term_string}`,
      }),
      'query-input': 'required name=search_term_string',
    }),
  });
  return [site, {...ours, logo: `${siteUrl}/img/logo.svg`}];
};

function nodesOf(page: Page): Node[] {
  const {kind, publisher, path} = page;
  const publishedBy = {publisher: organisation(publisher)};
  const named = {name: page.heading, ...common(page)};
  switch (kind.is) {
    case 'home':
      return home(page);
    case 'article':
      return [article('TechArticle', page, {about: service(productOfPath(path), publisher)})];
    case 'operation': {
      const {api: name, page: address, document} = kind;
      const about = node('WebAPI', {name, url: publisher.origin + address});
      return [article('APIReference', page, {about, isBasedOn: publisher.origin + document})];
    }
    case 'post':
      return [postNode(page, kind.post)];
    case 'faq': {
      const mainEntity = page.questions.map(({question, answer}) =>
        node('Question', {name: question, acceptedAnswer: node('Answer', {text: answer})}),
      );
      return [node('FAQPage', {...named, about: service(productOfPath(path), publisher), mainEntity})];
    }
    case 'blog':
      return [
        node('Blog', {...named, ...publishedBy, blogPost: page.posts.map((one) => teaser(one, publisher))}),
      ];
    case 'list':
      return [node('CollectionPage', {...named, ...publishedBy})];
    case 'page':
      return [node('WebPage', {...named, ...publishedBy})];
  }
}

/**
 * @param facts what the page shows
 * @param known what is known beside
 * @returns the text of a script of the type `application/ld+json`; nothing in it can end the script
 */
export function structuredData(facts: Facts, known: Known, publisher: Publisher): string {
  const {crumbs, url} = facts;
  // The visible way to the page, step by step.
  const itemListElement = crumbs.map(({name, href}, index) =>
    node('ListItem', {position: index + 1, name, item: href ? publisher.origin + href : url}),
  );
  const way = crumbs.length > 0 ? [node('BreadcrumbList', {itemListElement})] : [];
  const graph = [...nodesOf({...facts, ...known, publisher}), ...way];
  return JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c');
}
