/** What is shown without a query: recent searches and favourites, and what readers come for most. */
import {productOfPath, products, type Product} from '../../../site/products';
import {withoutBase} from '../../../site/base';
import type {IconName} from '../../../ui/Icon';
import {plainText, viewOf, type HitView, type SavedSearch} from '../../client/hits';
import type {SavedSearches} from '../../client/savedSearches';
import {el, type Child} from './dom';
import {accentOf, areaIcon, button, icon, link, type Actions} from './parts';
import {row} from './rows';

/** A list with its heading. */
const titled = (selector: string, name: string, sign: Child, items: readonly Child[]): HTMLElement =>
  el(`div${selector}`, el('div.DocSearch-Hit-source', sign, name), el('ul', {'aria-label': name}, items));

/** A button of a saved search. */
type Action = {sign: IconName; label: string; change: 'addFavourite' | 'remove'};

const save: Action = {sign: 'star', label: 'Save this search', change: 'addFavourite'};
const remove = (list: string): Action => ({
  sign: 'close',
  label: `Remove this search from ${list}`,
  change: 'remove',
});

/** @returns the parts of the start; the product of the page comes first: its readers mostly go on there */
export function startScreen(
  {recent, favourites}: SavedSearches,
  {onFollow, onOpen, onKeep}: Actions,
): Child[] {
  const saved = (name: string, sign: IconName, entries: readonly SavedSearch[], actions: Action[]): Child => {
    const item = (view: HitView): HTMLElement => {
      const {hit, area, trail, title, to} = view;
      const shown = row({...view, trail: [area, ...trail]}, {icon: icon(sign)});
      const act = ({sign: name, label, change}: Action): HTMLElement => {
        const attributes = {title: label, 'aria-label': `${label}: ${plainText(title)}`};
        return button('.DocSearch-Hit-action-button', () => onKeep(hit, change), attributes, icon(name));
      };
      const open = link('', to, (...press) => onOpen(view, ...press), {}, shown);
      return el(`li.DocSearch-Hit${accentOf(area)}`, open, actions.map(act));
    };
    const items = entries.flatMap((entry) => viewOf(entry) ?? []).map(item);
    return items.length > 0 && titled('.DocSearch-Hits', name, false, items);
  };
  const tasksOf = ({name, tasks}: Product): HTMLElement => {
    const items = tasks.map(({to, label}) => el('li', link('', to, onFollow, {}, label)));
    return titled(accentOf(name), name, areaIcon(name), items);
  };
  const here = productOfPath(withoutBase(location.pathname));
  return [
    !recent.length &&
      !favourites.length &&
      el('div.DocSearch-StartScreen', el('p.DocSearch-Help', 'No recent searches')),
    saved('Recent', 'clock', recent, [save, remove('history')]),
    saved('Favourites', 'star', favourites, [remove('favourites')]),
    el(
      'div.DocSearch-Popular',
      [...products].sort((one, other) => Number(other === here) - Number(one === here)).map(tasksOf),
    ),
  ];
}
