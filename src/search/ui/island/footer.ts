import {searchPageAddress} from '../../client/searchPageAddress';
import type {SearchQuery} from '../../client/searchRequest';
import type {ShownAnswer} from '../../client/session';
import {search} from '../../../site/identity';
import {areaName} from './areas';
import {element, type Child} from './dom';
import {link, type Follow} from './parts';

const keys = [
  {signs: ['↵'], does: 'to open'},
  {signs: ['↑', '↓'], does: 'to move'},
  {signs: ['Esc'], does: 'to close'},
];

/** Keyboard shortcuts, hidden from screen readers, which announce the keys of a combobox themselves. */
const commands = (): Child =>
  element(
    'ul',
    {class: 'DocSearch-Commands', 'aria-hidden': 'true'},
    ...keys.map(({signs, does}) =>
      element(
        'li',
        {},
        ...signs.map((sign) => element('kbd', {class: 'DocSearch-Commands-Key'}, sign)),
        element('span', {class: 'DocSearch-Label'}, does),
      ),
    ),
  );

const addressOf = ({query, area}: SearchQuery) => searchPageAddress({query, area: area && areaName(area)});

/** @returns keyboard shortcuts and, where there is more than one result, the link to the search page */
export function footer(shown: ShownAnswer | undefined, onFollow: Follow): Child[] {
  return [
    shown && shown.result.nbHits > 1
      ? link(
          `/${search.pagePath}${addressOf(shown.question)}`,
          onFollow,
          {class: 'DocSearch-All'},
          `See all ${shown.result.nbHits} results`,
        )
      : undefined,
    commands(),
  ];
}
