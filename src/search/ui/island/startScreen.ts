import {addFavourite, removeSaved, type SavedSearch, type SavedSearches} from '../../client/savedSearches';
import {viewOf} from '../../client/hitView';
import type {IconName} from '../../../ui/Icon';
import {accentOf} from '../accent';
import {plainText} from '../Highlight/plainText';
import {element, type Child} from './dom';
import {button, icon, link} from './parts';
import {row} from './row';

export type StartActions = {
  /** Changes the saved searches; the pressed button disappears with its row. */
  change: (change: (before: SavedSearches) => SavedSearches) => void;
  open: (entry: SavedSearch, event: MouseEvent, to: string) => void;
};

/** A button of a saved search. */
type Action = {icon: IconName; label: string; run: (entry: SavedSearch) => void};

type List = {heading: string; icon: IconName; actions: readonly Action[]; open: StartActions['open']};

function item(entry: SavedSearch, list: List): Child {
  const view = viewOf(entry);
  if (!view) return undefined;
  const shown = {...view, trail: [view.area, ...view.trail]};
  return element(
    'li',
    {class: `DocSearch-Hit ${accentOf(view.area)}`},
    link(view.to, (event, to) => list.open(entry, event, to), {}, row(shown, {icon: list.icon})),
    ...list.actions.map(({icon: name, label, run}) =>
      button(
        {
          class: 'DocSearch-Hit-action-button',
          title: label,
          'aria-label': `${label}: ${plainText(view.title)}`,
        },
        () => run(entry),
        icon(name),
      ),
    ),
  );
}

/** A list with its heading; nothing for an empty list. */
function savedList(entries: readonly SavedSearch[], list: List): Child {
  if (!entries.length) return undefined;
  const id = `search-${list.heading}`;
  return element(
    'div',
    {class: 'DocSearch-Hits'},
    element('div', {id, class: 'DocSearch-Hit-source'}, list.heading),
    element('ul', {'aria-labelledby': id}, ...entries.map((entry) => item(entry, list))),
  );
}

/** @returns what the panel shows without a query: recent searches and favourites */
export function startScreen({recent, favourites}: SavedSearches, {change, open}: StartActions): Child[] {
  if (!recent.length && !favourites.length)
    return [
      element(
        'div',
        {class: 'DocSearch-StartScreen'},
        element('p', {class: 'DocSearch-Help'}, 'No recent searches'),
      ),
    ];
  const remove = (entry: SavedSearch) => change((before) => removeSaved(before, entry));
  return [
    savedList(recent, {
      heading: 'Recent',
      icon: 'clock',
      open,
      actions: [
        {
          icon: 'star',
          label: 'Save this search',
          run: (entry) => change((before) => addFavourite(before, entry)),
        },
        {icon: 'close', label: 'Remove this search from history', run: remove},
      ],
    }),
    savedList(favourites, {
      heading: 'Favourites',
      icon: 'star',
      open,
      actions: [{icon: 'close', label: 'Remove this search from favourites', run: remove}],
    }),
  ];
}
