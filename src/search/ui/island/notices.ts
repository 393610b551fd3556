/** Notices above and in place of results (specification, section 8). */
import {reloadInPlace} from '../../../runtime/contract';
import {products} from '../../../site/products';
import {siteMapPath} from '../../../site/siteMap';
import {plainText, viewsOf} from '../../client/hits';
import {areaName} from '../../client/searchAddress';
import type {ShownAnswer} from '../../client/session';
import {el, type Child} from './dom';
import {button, link, type Actions} from './parts';

const title = (...children: Child[]) => el('p.DocSearch-Title', children);
const textButton = (text: string, onPress: () => void) =>
  button('.DocSearch-Link.clean-btn', onPress, {}, text);
const listOf = (name: string, items: readonly Child[]) =>
  el(
    `ul${name}`,
    items.map((item) => el('li', item)),
  );

/** @param isOld whether the index is of another version of the site */
export const failure = (isOld: boolean, onTryAgain: () => void): HTMLElement =>
  el(
    'div.DocSearch-Notice',
    title(isOld ? 'This site was updated.' : 'Unable to fetch results'),
    isOld
      ? button('.button.button--secondary', () => reloadInPlace(), {}, 'Reload')
      : [
          el('p', 'You might want to check your network connection.'),
          button('.button.button--secondary', onTryAgain, {}, 'Try again'),
        ],
  );

/** @returns a line that says that other words were answered, with the way back to those that were typed */
export const correction = ({question, result}: ShownAnswer, {onLiteral}: Actions): Child =>
  result.corrected &&
  el(
    'p.DocSearch-Correction',
    ['Showing results for ', el('b', result.corrected), '. Search instead for '],
    textButton(question.query, onLiteral),
  );

/**
 * Nothing was found: the nearest headings, suggested queries, the list of all pages, and support with the query filled in;
 * beside cards, which are an answer, only the way out of an area.
 */
export function noResults(
  {question: {query, area}, result: {nearest = []}}: ShownAnswer,
  hasCards: boolean,
  {onFollow, onTry, onArea}: Actions,
): Child {
  const leave = textButton('Search everywhere', () => onArea(undefined));
  const everywhere = area && el('p', `You searched in ${areaName(area)} only. `, leave);
  if (hasCards) return everywhere && el('div.DocSearch-Notice', everywhere);
  const headings = viewsOf(nearest).map((view) => {
    const place = plainText([view.area, ...view.trail].join(' › '));
    return link('', view.to, onFollow, {}, plainText(view.title), el('span', place));
  });
  const names = products.map(({name}) => button('.chip', () => onTry(name), {}, name));
  const way = (before: string, to: string, text: string, after = '') =>
    el('p', before, link('.DocSearch-Link', to, onFollow, {}, text), after);
  const support = `/docs/support?${new URLSearchParams({query}).toString()}`;
  return el(
    'div.DocSearch-Notice',
    title('No results for “', el('strong', query), '”'),
    everywhere,
    headings.length > 0 && [el('p', 'The nearest headings:'), listOf('.DocSearch-Nearest', headings)],
    el('p', 'Try searching for:'),
    listOf('.DocSearch-Suggestions', names),
    way('Or look through the ', siteMapPath, 'list of all pages', '.'),
    way('Believe this query should return results? ', support, 'Let us know.'),
  );
}

/** The embedded engine answered in place of the hosted one. */
export const standIn = (): HTMLElement =>
  el('p.DocSearch-StandIn', 'Results from this site’s own index: the search service cannot be reached.');

/** The search itself failed: what happened, and ways on. */
export const crashed = (error: unknown, onTryAgain: () => void): HTMLElement =>
  el(
    'div.DocSearch-Notice',
    {role: 'alert'},
    title('Search stopped working.'),
    el('p', error instanceof Error ? error.message : String(error)),
    el(
      'p',
      button('.button.button--primary', onTryAgain, {}, 'Try again'),
      ' ',
      link('.DocSearch-Link', siteMapPath, () => undefined, {}, 'List of all pages'),
    ),
  );
