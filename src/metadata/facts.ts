/** What a built page says about itself, read once for everything that is made from it. */
import {DomUtils} from 'htmlparser2';
import {isTag, type ChildNode, type Element} from 'domhandler';
import {elementsBelow, type BuiltPage} from '../build/contract.node';

/** A breadcrumb; without `href` where it is the page itself. */
export type Crumb = {name: string; href?: string};

export type Facts = {
  /** Site path. */
  path: string;
  /** Public address. */
  url: string;
  /** Heading of the page, or its title where it has none. */
  heading: string;
  description: string;
  crumbs: Crumb[];
  /** Classes of the root element, by which Docusaurus tells kinds of page apart. */
  classes: ReadonlySet<string>;
  /** False for pages that search engines should not list. */
  isListed: boolean;
  /** The author's own picture for cards, from the front matter. */
  hasOwnImage: boolean;
};

const squeezed = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();
const hasClass = (name: string) => (element: Element) =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

/** A crumb without words, such as the house that leads to the home page, has a name for screen readers. */
function crumbOf(item: Element): Crumb {
  const link = elementsBelow(item).find(({name}) => name === 'a');
  return {
    name: link?.attribs['aria-label'] ?? squeezed(DomUtils.textContent(item)),
    ...(link?.attribs.href && {href: link.attribs.href}),
  };
}

/** @returns the element with the address of the page, which every page of Docusaurus has in its head */
export const addressTag = ({elements}: BuiltPage): Element | undefined =>
  elements.find(({name, attribs}) => name === 'meta' && attribs.property === 'og:url');

/** @returns the facts of a page, or undefined for a file that is no page of Docusaurus */
export function factsOf(page: BuiltPage): Facts | undefined {
  const {path, elements} = page;
  const meta = (key: 'name' | 'property', value: string) =>
    elements.find(({name, attribs}) => name === 'meta' && attribs[key] === value)?.attribs.content;
  const textOf = (tag: string) => {
    const element = elements.find(({name}) => name === tag);
    return element && squeezed(DomUtils.textContent(element));
  };
  const url = addressTag(page)?.attribs.content;
  if (!url) return undefined;
  return {
    path,
    url,
    heading: textOf('h1') ?? textOf('title') ?? '',
    description: meta('name', 'description') ?? '',
    crumbs: elements.filter(hasClass('crumb')).map(crumbOf),
    classes: new Set((elements.find(({name}) => name === 'html')?.attribs.class ?? '').split(/\s+/)),
    isListed: path !== '/404' && !/\bnoindex\b/.test(meta('name', 'robots') ?? ''),
    hasOwnImage: meta('property', 'og:image') !== undefined,
  };
}

export type Question = {question: string; answer: string};

const isHeading = (node: ChildNode): node is Element => isTag(node) && /^h[1-6]$/.test(node.name);

function answerAfter(heading: Element): string {
  const parts: string[] = [];
  for (let next = heading.next; next && !isHeading(next); next = next.next)
    parts.push(DomUtils.textContent(next));
  return squeezed(parts.join(' '));
}

/** @returns each heading that asks, without its link to itself, and the words until the next heading */
export const questionsOf = ({elements}: BuiltPage): Question[] =>
  elements
    .filter(isHeading)
    .map((heading) => {
      const words = heading.children.filter((child) => !(isTag(child) && hasClass('hash-link')(child)));
      return {question: squeezed(DomUtils.textContent(words)), answer: answerAfter(heading)};
    })
    .filter(({question, answer}) => question.endsWith('?') && answer);
