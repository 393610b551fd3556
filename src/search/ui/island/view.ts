/** What is on the screen for a state of the search: in the dialog below its field, and on the search page. */
import {search} from '../../../site/identity';
import type {HitGroup} from '../../client/hits';
import type {SavedSearches} from '../../client/savedSearches';
import {areaName, searchPageAddress} from '../../client/searchAddress';
import {wordsOf, type Session, type ShownAnswer} from '../../client/session';
import {cardList} from './cards';
import {el, type Child} from './dom';
import {correction, failure, noResults, standIn} from './notices';
import {accentOf, areaIcon, button, icon, link, type Actions} from './parts';
import {hitList, listbox} from './rows';
import {startScreen} from './start';

/** All that is shown at a moment. */
export type Snapshot = {
  session: Session;
  /** The answer on the screen; none before one, without a query, and after a failure. */
  shown: ShownAnswer | undefined;
  /** Its hits; all in one group on the search page. */
  groups: readonly HitGroup[];
  /** The chosen one. */
  area: string | undefined;
  /** What screen readers are told of the answer, and of other things that happen. */
  said: string;
  remark: string;
};

/** Ids of the lists: a page has one search dialog, and the search page one list. */
export const listIds = {dialog: 'search-results', page: 'search-page-results'};

/** Buttons that narrow the search to a product or area, with the number of hits in each; engines count all areas. */
function areaFilter({shown, area: chosen = ''}: Snapshot, listId: string, {onArea}: Actions): HTMLElement {
  const {areas = [], nbHits = 0} = shown?.result ?? {};
  const isHidden = areas.length < 2 && !chosen;
  const all = shown?.question.area ? areas.reduce((sum, {count}) => sum + count, 0) : nbHits;
  const missing = chosen && !areas.some(({area}) => area === chosen) ? [{area: chosen, count: 0}] : [];
  const choice = ({area, count}: {area: string; count: number}): HTMLElement =>
    button(
      `.chip${accentOf(area)}`,
      () => onArea(area === chosen ? undefined : area || undefined),
      {id: `${listId}-in-${encodeURIComponent(area)}`, 'aria-pressed': String(area === chosen)},
      area && areaIcon(area),
      area ? areaName(area) : 'All',
      count > 0 && ` ${count}`,
    );
  return el(
    'div.DocSearch-Areas',
    {role: 'group', 'aria-label': 'Narrow the search', hidden: isHidden},
    !isHidden && [{area: '', count: all}, ...areas, ...missing].map(choice),
  );
}

/** What stands above the results; its elements stay, so that screen readers are told of what comes into them. */
const above = ({session, shown, remark}: Snapshot, actions: Actions, ...status: Child[]): Child[] => [
  el('div', shown && correction(shown, actions)),
  el('div', shown && cardList(session.cards, actions)),
  el(
    'div',
    {role: 'status'},
    session.failure === 'answer' && failure(session.isOld, () => actions.onArea(session.question.area)),
    shown?.result.nbHits === 0 && noResults(shown, session.cards.length > 0, actions),
    status,
  ),
  el('p.visually-hidden', {'aria-live': 'polite'}, remark),
];

/** Keys of the dialog, hidden from screen readers, which announce those of a combobox themselves. */
const commands = (): HTMLElement =>
  el(
    'ul.DocSearch-Commands',
    {'aria-hidden': 'true'},
    Object.entries({open: '↵', move: '↑↓', close: ['Esc']}).map(([does, signs]) =>
      el(
        'li',
        [...signs].map((sign) => el('kbd.DocSearch-Commands-Key', sign)),
        `to ${does}`,
      ),
    ),
  );

/** @returns what the dialog shows below its field; the list is the only one that has options */
export function dialogView(now: Snapshot, active: number, memory: SavedSearches, actions: Actions): Child[] {
  const {session, shown, groups, said} = now;
  const {query} = session.question;
  const clear = button(
    '.DocSearch-Reset',
    () => actions.onTry(''),
    {'aria-label': 'Clear the query'},
    icon('close'),
  );
  const {nbHits = 0} = shown?.result ?? {};
  const page = `/${search.pagePath}${searchPageAddress(session.question)}`;
  return [
    el('div', query && clear),
    el('div', session.isPending && el('span.DocSearch-Progress')),
    areaFilter(now, listIds.dialog, actions),
    el(
      'div.DocSearch-Dropdown',
      above(now, actions, said && el('p.visually-hidden', said)),
      el('div', !query.trim() && startScreen(memory, actions)),
      listbox(listIds.dialog, groups, session.texts, active, shown ? wordsOf(shown) : '', actions),
    ),
    el('div', shown?.isFallback && standIn()),
    el(
      'div.DocSearch-Footer',
      nbHits > 1 && link('.DocSearch-All', page, actions.onFollow, {}, `See all ${nbHits} results`),
      commands(),
    ),
  ];
}

/** @returns what the search page shows below its field */
export function pageView(now: Snapshot, memory: SavedSearches, actions: Actions): HTMLElement {
  const {session, shown} = now;
  const views = now.groups.flatMap((group) => group.views);
  const {nbHits = 0, page = 0, nbPages = 0} = shown?.result ?? {};
  const count = nbHits === 1 ? 'One document found' : `${nbHits} documents found`;
  const further = page > 0 && el('span.visually-hidden', `, ${views.length} shown`);
  const more = button('.button.button--secondary', actions.onMore, {}, 'Show more results');
  return el(
    'div.DocSearch-Page',
    areaFilter(now, listIds.page, actions),
    above(
      now,
      actions,
      !shown && session.isPending && !session.failure && el('p', 'Fetching new results...'),
      nbHits > 0 && el('p', count, further),
      shown?.isFallback && standIn(),
    ),
    el('div', !session.question.query.trim() && startScreen(memory, actions)),
    hitList(listIds.page, views, session.texts, actions),
    el('div', {role: 'alert'}, session.failure === 'more' && failure(session.isOld, actions.onMore)),
    el('div.DocSearch-More', page + 1 < nbPages && more),
  );
}
