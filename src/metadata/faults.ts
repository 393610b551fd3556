/** What no page may be published with. */
import {DomUtils} from 'htmlparser2';
import type {Element} from 'domhandler';
import {elementsBelow, type BuiltPage} from '../build/contract.node';
import type {Facts} from './facts';

const isNamed = (element: Element): boolean =>
  /\S/.test(DomUtils.textContent(element)) ||
  [element, ...elementsBelow(element)].some(({attribs}) =>
    /\S/.test(`${attribs.alt ?? ''}${attribs['aria-label'] ?? ''}${attribs.title ?? ''}`),
  );

/**
 * @param facts of the page
 * @throws Error when a listed page has no heading, has a link without text, or is the not-found page, which Docusaurus
 *   publishes where its router cannot match the address of a page
 */
export function refuseFaults({elements}: BuiltPage, {isListed, heading}: Facts): void {
  if (!isListed) return;
  if (elements.some(({name, attribs}) => name === 'script' && attribs.src?.endsWith('/not-found.js')))
    throw new Error(
      'it shows "Page not found". Remedy: use letters, digits, hyphens, dots and underscores in the name of its file and in its slug.',
    );
  if (!heading) throw new Error('it has no heading. Remedy: give it a title.');
  const link = elements.find((element) => element.name === 'a' && element.attribs.href && !isNamed(element));
  if (link)
    throw new Error(`its link to ${link.attribs.href} has no text. Remedy: write what the link leads to.`);
}
