/** Structured data of a page by its kind, in the terms of schema.org: machines read it instead of guessing. */
import {products, productOfPath, productOfTags, type Product} from '../../site/products';
import {search} from '../../site/identity';
import {datesOfPost, dayOf, type PageDates} from '../dates';
import type {Facts} from '../facts';
import type {Post} from '../content';
import type {Kind} from './kinds';
import {breadcrumbs, node, organisation, reference, website, type Node, type Publisher} from './nodes';

/** What is known of a page beside its facts. */
export type Known = {
  kind: Kind;
  dates: PageDates | undefined;
  /** Public address of the card. */
  image: string | undefined;
  /** Questions with their answers, where the page is made of them. */
  questions: readonly {question: string; answer: string}[];
  /** Posts that a list of posts shows. */
  posts: readonly Post[];
};

type Page = Facts & Known & {publisher: Publisher};

const moment = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

/** What every kind of page is part of, and when it changed. */
const common = ({url, description, dates, image, publisher}: Page) => ({
  '@id': url,
  description,
  inLanguage: publisher.language,
  dateModified: dates && dayOf(dates.modified),
  image,
  isPartOf: website(publisher),
});

/** An author who is a team says so in blog/authors.yml. */
const authorOf = ({name, page, team}: Post['authors'][number], {origin}: Publisher): Node[] =>
  name
    ? [node(team ? 'Organization' : 'Person', {name, url: page ? origin + page.permalink : undefined})]
    : [];

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

const post = (page: Page, {authors, tags}: Post, {published, modified}: PageDates): Node => {
  const named = authors.flatMap((author) => authorOf(author, page.publisher));
  const publisher = organisation(page.publisher);
  return article('BlogPosting', page, {
    datePublished: published === undefined ? undefined : moment(published),
    dateModified: moment(modified),
    about: service(productOfTags(tags, page.publisher.baseUrl), page.publisher),
    ...(named.length > 0 && {author: named.length === 1 ? named[0] : named, publisher}),
  });
};

/** A post in a list: enough to know it by. */
const teaser = ({title, permalink, ...dated}: Post, {origin}: Publisher): Node => {
  const {published, modified} = datesOfPost(dated);
  return node('BlogPosting', {
    '@id': origin + permalink,
    headline: title,
    datePublished: moment(published),
    dateModified: moment(modified),
  });
};

/** The form of the action: https://developers.google.com/search/docs/appearance/sitelinks-searchbox */
const home = (page: Page): Node[] => {
  const {siteUrl} = page.publisher;
  const ours = organisation(page.publisher);
  const site = node('WebSite', {
    ...common(page),
    ...website(page.publisher),
    url: `${siteUrl}/`,
    isPartOf: undefined,
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
      return [post(page, kind.post, page.dates ?? datesOfPost(kind.post))];
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
  const way = crumbs.length > 0 ? [breadcrumbs(crumbs, url, publisher.origin)] : [];
  const graph = [...nodesOf({...facts, ...known, publisher}), ...way];
  return JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c');
}
