import {areaCounts} from '../../client/areaCounts';
import type {HitGroup} from '../../client/groupHits';
import type {AnswerCard} from '../../client/port';
import type {SavedSearches} from '../../client/savedSearches';
import type {ShownAnswer} from '../../client/session';
import {openAreaFilter} from './areas';
import {cardList} from './cards';
import {corrected} from './correction';
import {element, fill, slot, type Child} from './dom';
import type {Texts} from './excerpts';
import {footer} from './footer';
import {failure, noResults, standIn} from './notices';
import {button, icon, type Follow} from './parts';
import {popular} from './popular';
import {openResultList, type ListActions, type ResultList} from './resultList';
import {startScreen, type StartActions} from './startScreen';

/** All that the panel shows at a moment. */
export type Snapshot = {
  query: string;
  isPending: boolean;
  hasFailed: boolean;
  /** The answer on the screen; none before one, without a query, and after a failure. */
  shown: ShownAnswer | undefined;
  groups: readonly HitGroup[];
  /** Texts of rows, once they are there. */
  texts: Texts;
  cards: readonly AnswerCard[];
  /** The chosen one. */
  area: string | undefined;
  memory: SavedSearches;
  /** What screen readers are told of the answer, and of other things that happen. */
  said: string | undefined;
  remark: string | undefined;
};

export type ViewActions = StartActions &
  ListActions & {
    onFollow: Follow;
    /** Puts words into the field and asks. */
    onTry: (query: string) => void;
    /** Asks for the words as they were typed. */
    onLiteral: () => void;
    onArea: (area: string | undefined) => void;
    /** Tells screen readers something. */
    onRemark: (text: string) => void;
  };

/** Id of the list of results: a page has one search dialog. */
export const listId = 'search-results';

export type View = Pick<ResultList, 'options'> & {
  draw: (now: Snapshot) => void;
  /** Scrolls what is below the field, if it is told how far. @returns how far that is scrolled, in pixels */
  scrolled: (to?: number) => number;
};

const clearButton = (onClear: () => void): Child =>
  button({class: 'DocSearch-Reset', 'aria-label': 'Clear the query'}, onClear, icon('close'));

/** Draws the parts of the panel into an element; each is made anew only when what it shows has changed. */
export function openView(mount: HTMLElement, actions: ViewActions): View {
  const {onFollow, onTry, onLiteral, onArea, onRemark} = actions;
  const clear = slot();
  const progress = slot();
  const row = element('div', {class: 'DocSearch-Areas', role: 'group', 'aria-label': 'Narrow the search'});
  const correction = slot();
  const cards = slot();
  const status = slot({role: 'status'});
  const remark = slot({class: 'visually-hidden', 'aria-live': 'polite'});
  const start = slot();
  const listbox = element('div', {role: 'listbox', id: listId, 'aria-label': 'Results'});
  const aside = slot();
  const foot = slot({class: 'DocSearch-Footer'});

  const parts = [correction, cards, status, remark, start].map(({node}) => node);
  const scroller = element('div', {class: 'DocSearch-Dropdown'}, ...parts, listbox);
  fill(mount, [clear.node, progress.node, row, scroller, aside.node, foot.node]);
  const list = openResultList(listbox, actions);
  const areas = openAreaFilter(row, onArea);

  function drawAnswer({shown, cards: answers, groups, texts, hasFailed, said}: Snapshot): void {
    const {question, result} = shown ?? {};
    correction.draw([result?.corrected && question], () => [
      question && result?.corrected && corrected(question.query, result.corrected, onLiteral),
    ]);
    cards.draw([answers], () => cardList(answers, {onFollow, onRemark}));
    status.draw([hasFailed, result?.nbHits === 0 && question, said], () => [
      hasFailed && failure(),
      question && result?.nbHits === 0 && noResults(question, result.nearest, {onTry, onFollow, onArea}),
      said !== undefined && element('p', {class: 'visually-hidden'}, said),
    ]);
    list.draw(groups, texts);
  }

  function draw(now: Snapshot): void {
    const {query, isPending, shown, area, memory} = now;
    const isBlank = !query.trim();
    clear.draw([query !== ''], () => [query !== '' && clearButton(() => onTry(''))]);
    progress.draw([isPending], () => [isPending && element('span', {class: 'DocSearch-Progress'})]);
    areas.draw(shown && areaCounts(shown), area);
    drawAnswer(now);
    remark.draw([now.remark], () => [now.remark]);
    start.draw([isBlank && memory], () =>
      isBlank ? [...startScreen(memory, actions), ...popular(onFollow)] : [],
    );
    aside.draw([shown?.isFallback], () => [shown?.isFallback && standIn()]);
    foot.draw([shown], () => footer(shown, onFollow));
  }
  const scrolled: View['scrolled'] = (to) => {
    if (to !== undefined) scroller.scrollTop = to;
    return scroller.scrollTop;
  };
  return {options: list.options, draw, scrolled};
}
