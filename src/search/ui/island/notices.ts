/** Notices in place of results (specification, section 8). */
import {isUpdated, reloadInPlace} from '../../../runtime/contract';
import {products} from '../../../site/products';
import {siteMapPath} from '../../../site/siteMap';
import {viewOf} from '../../client/hitView';
import type {Hit} from '../../client/port';
import type {SearchQuery} from '../../client/searchRequest';
import {plainText} from '../Highlight/plainText';
import {areaName} from './areas';
import {element, fill, type Child} from './dom';
import {button, link, type Follow} from './parts';

const notice = (...children: readonly Child[]) => element('div', {class: 'DocSearch-Notice'}, ...children);
const title = (...children: readonly Child[]) => element('p', {class: 'DocSearch-Title'}, ...children);

/** No engine answered; or the index is of another version of the site, of which the reader is told once that is known. */
export function failure(): HTMLElement {
  const shown = notice(
    title('Unable to fetch results'),
    element('p', {}, 'You might want to check your network connection.'),
  );
  void isUpdated().then(
    (is) =>
      is &&
      fill(shown, [
        title('This site was updated.'),
        button({class: 'button button--secondary'}, () => reloadInPlace(), 'Reload'),
      ]),
  );
  return shown;
}

type Ways = {
  /** Called with the words of a suggestion that the reader takes. */
  onTry: (query: string) => void;
  onFollow: Follow;
  onArea: (area: string | undefined) => void;
};

const listOf = (name: string, items: readonly Child[]) =>
  element('ul', {class: name}, ...items.map((item) => item && element('li', {}, item)));

/** Headings that come nearest, each with where it stands. */
function headings(hits: readonly Hit[], onFollow: Follow): Child[] {
  const items = hits.flatMap((hit) => {
    const view = viewOf(hit);
    if (!view) return [];
    const place = plainText([view.area, ...view.trail].join(' › '));
    return [link(view.to, onFollow, {}, plainText(view.title), element('span', {}, place))];
  });
  return items.length ? [element('p', {}, 'The nearest headings:'), listOf('DocSearch-Nearest', items)] : [];
}

/**
 * Nothing was found: the nearest headings, suggested queries, the list of all pages, and the link to support with the
 * query filled in.
 */
export function noResults(
  {query, area}: SearchQuery,
  nearest: readonly Hit[] = [],
  {onTry, onFollow, onArea}: Ways,
): HTMLElement {
  const support = `/docs/support?${new URLSearchParams({query}).toString()}`;
  const anchor = {class: 'DocSearch-Link'};
  const everywhere = () => onArea(undefined);
  return notice(
    title('No results for “', element('strong', {}, query), '”'),
    area &&
      element(
        'p',
        {},
        `You searched in ${areaName(area)} only. `,
        button({class: 'DocSearch-Link clean-btn'}, everywhere, 'Search everywhere'),
      ),
    ...headings(nearest, onFollow),
    element('p', {}, 'Try searching for:'),
    listOf(
      'DocSearch-Suggestions',
      products.map(({name}) => button({class: 'chip'}, () => onTry(name), name)),
    ),
    element('p', {}, 'Or look through the ', link(siteMapPath, onFollow, anchor, 'list of all pages'), '.'),
    element(
      'p',
      {},
      'Believe this query should return results? ',
      link(support, onFollow, anchor, 'Let us know.'),
    ),
  );
}

/** The embedded engine answered in place of the hosted one. */
export const standIn = (): HTMLElement =>
  element(
    'p',
    {class: 'DocSearch-StandIn'},
    'Results from this site’s own index: the search service cannot be reached.',
  );

/** The panel itself failed: what happened, and ways on. */
export function crashed(error: unknown, onTryAgain: () => void): HTMLElement {
  const text = error instanceof Error ? error.message : String(error);
  return element(
    'div',
    {class: 'DocSearch-Notice', role: 'alert'},
    title('Search stopped working.'),
    element('p', {}, text),
    element(
      'p',
      {},
      button({class: 'button button--primary'}, onTryAgain, 'Try again'),
      ' ',
      link(siteMapPath, () => undefined, {class: 'DocSearch-Link'}, 'List of all pages'),
    ),
  );
}
