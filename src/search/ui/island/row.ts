import type {HitView} from '../../client/hitView';
import type {IconName} from '../../../ui/Icon';
import {element, type Attributes, type Child} from './dom';
import {icon, marked} from './parts';

/** Seen, but no part of the name of a row, which a screen reader says at every arrow key. */
const unsaid = {'aria-hidden': 'true'};

/** A line below the title. */
const line = (name: string, attributes: Attributes, ...children: readonly Child[]): HTMLElement =>
  element('span', {...attributes, class: `DocSearch-Hit-path ${name}`}, ...children);

/** Headings above a title; only the first is said. */
function trailOf([first, ...rest]: readonly string[]): Child {
  if (first === undefined) return undefined;
  const further = rest.flatMap((part) => [' › ', ...marked(part)]);
  return line('', {}, ...marked(first), further.length > 0 && element('span', unsaid, ...further));
}

export type RowOptions = {
  icon?: IconName;
  /** A section below the hit of its own page: the page's title is left out. */
  isChild?: boolean;
  /** The text around the densest match, as HTML; without it the snippet of the answer shows where it tells something. */
  excerpt?: string;
  /** How many further hits with this title are left out. */
  folded?: number;
  /** Id of the text, which describes the row. */
  textId?: string;
};

/** @returns the content of a row: icon, title, breadcrumb trail and text */
export function row(
  view: HitView,
  {icon: name, isChild, excerpt, folded, textId: id}: RowOptions = {},
): HTMLElement {
  const {title, trail, snippet} = view;
  const isTelling = snippet && (snippet.includes('<mark>') || !trail.length);
  const says = excerpt ?? (isTelling ? snippet : undefined);
  return element(
    'span',
    {class: 'DocSearch-Hit-Container'},
    element('span', {class: 'DocSearch-Hit-icon'}, icon(name ?? (trail.length ? 'section' : 'document'))),
    element(
      'span',
      {class: 'DocSearch-Hit-content-wrapper'},
      element('span', {class: 'DocSearch-Hit-title'}, ...marked(title)),
      trailOf(isChild ? trail.slice(1) : trail),
      folded !== undefined && folded > 0 && line('', unsaid, `and in ${folded} more`),
      says && line('DocSearch-Hit-text', {...unsaid, id}, ...marked(says)),
    ),
  );
}
