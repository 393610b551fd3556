import type {GroupedHit, HitGroup} from '../../client/groupHits';
import {accentOf, iconOfArea} from '../accent';
import {element, fill, set} from './dom';
import type {Texts} from './excerpts';
import {icon, link, marked} from './parts';
import {row} from './row';

export type ListActions = {
  onOpen: (hit: GroupedHit, event: MouseEvent, to: string) => void;
  onPoint: (option: HTMLAnchorElement) => void;
};

type Row = {hit: GroupedHit; option: HTMLAnchorElement; shows?: string};

export type ResultList = {
  /**
   * Draws the groups. A hit that is there already keeps its element, so that a keystroke costs what has changed.
   *
   * @param texts of hits, once there are any
   */
  draw: (groups: readonly HitGroup[], texts: Texts) => void;
  options: () => readonly HTMLAnchorElement[];
};

/** The list of results: one listbox with a group for each product. */
export function openResultList(listbox: HTMLElement, {onOpen, onPoint}: ListActions): ResultList {
  let rows = new Map<string, Row>();
  let before: {groups: readonly HitGroup[]; texts: Texts} | undefined;
  let count = 0;

  function newRow(hit: GroupedHit): Row {
    const made: Row = {
      hit,
      option: link(hit.view.to, (event, to) => onOpen(made.hit, event, to), {
        id: `${listbox.id}-${(count += 1)}`,
        role: 'option',
        tabindex: '-1',
        mousemove: () => onPoint(made.option),
      }),
    };
    return made;
  }

  function drawRow(made: Row, hit: GroupedHit, excerpt: string | undefined): void {
    const {isChild, view} = hit;
    const {folded} = hit.hit;
    const shows = JSON.stringify([view, isChild, folded, excerpt]);
    made.hit = hit;
    if (made.shows === shows) return;
    made.shows = shows;
    const textId = `${made.option.id}-text`;
    set(made.option, 'class', `DocSearch-Hit${isChild ? ' DocSearch-Hit--Child' : ''}`);
    fill(made.option, [
      row(view, {isChild, excerpt, folded, textId}),
      element('span', {class: 'DocSearch-Hit-Select-Icon'}, icon('enter')),
    ]);
    const hasText = made.option.querySelector('.DocSearch-Hit-text') !== null;
    set(made.option, 'aria-describedby', hasText ? textId : undefined);
  }

  const draw: ResultList['draw'] = (groups, texts) => {
    if (groups === before?.groups && texts === before.texts) return;
    before = {groups, texts};
    const drawn = new Map<string, Row>();
    const optionOf = (hit: GroupedHit): HTMLAnchorElement => {
      const made = rows.get(hit.view.id) ?? newRow(hit);
      const {id} = hit.view;
      drawRow(made, hit, Object.hasOwn(texts, id) ? texts[id] : undefined);
      drawn.set(hit.view.id, made);
      return made.option;
    };
    fill(
      listbox,
      groups.map(({area, hits}, index) => {
        const id = `${listbox.id}-area-${index}`;
        return element(
          'div',
          {role: 'group', 'aria-labelledby': id, class: `DocSearch-Hits ${accentOf(area)}`},
          element(
            'div',
            {id, role: 'presentation', class: 'DocSearch-Hit-source'},
            icon(iconOfArea(area)),
            element('span', {}, ...marked(area)),
          ),
          ...hits.map(optionOf),
        );
      }),
    );
    rows = drawn;
    listbox.hidden = !groups.length;
  };

  return {draw, options: () => [...rows.values()].map(({option}) => option)};
}
