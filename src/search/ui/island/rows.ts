/** Rows of hits: options of the dialog's list, items of the search page's, recent searches and favourites. */
import {holdsAllWords, type HitGroup, type HitView} from '../../client/hits';
import {el, type Child} from './dom';
import {accentOf, areaIcon, icon, link, marked, type Actions} from './parts';

type Texts = Readonly<Record<string, string>>;

type RowOptions = {
  icon?: Child;
  title?: Child;
  /** Whether all of it is said; otherwise only the title and the first heading above it, at every arrow key. */
  isSaid?: boolean;
  /** HTML, empty for its room alone, and the id of its element. */
  text?: string;
  textId?: string;
};

/** @returns the content of a row: icon, title, headings above it and text */
export function row(view: HitView, options: RowOptions = {}): HTMLElement {
  const {trail, folded = 0, isChild} = view;
  const [first, ...further] = isChild ? trail.slice(1) : trail;
  const rest = further.map((part) => [' › ', marked(part)]);
  const quiet = options.isSaid ? {} : {'aria-hidden': 'true'};
  return el(
    'span.DocSearch-Hit-Container',
    el('span.DocSearch-Hit-icon', options.icon ?? icon(trail.length ? 'section' : 'document')),
    el(
      'span.DocSearch-Hit-content-wrapper',
      options.title ?? el('span.DocSearch-Hit-title', marked(view.title)),
      first !== undefined && el('span.DocSearch-Hit-path', marked(first), el('span', quiet, rest)),
      folded > 0 && el('span.DocSearch-Hit-path', quiet, `and in ${folded} more`),
      options.text !== undefined &&
        el(
          'span.DocSearch-Hit-path.DocSearch-Hit-text',
          {...quiet, id: options.textId},
          marked(options.text),
        ),
    ),
  );
}

/** The text of a row: one that was fetched, or the snippet of the answer where it tells something. */
function textOf({id, snippet, trail}: HitView, texts: Texts): string | undefined {
  if (Object.hasOwn(texts, id)) return texts[id];
  return snippet?.includes('<mark>') || !trail.length ? snippet : undefined;
}

/** @returns id of the element of a hit or an area, which stays the same while it is shown */
const idOf = (listId: string, name: string): string => `${listId}-${encodeURIComponent(name)}`;

/**
 * The list of the dialog: one listbox with a group for each product.
 *
 * @param active index of the row that the keys have reached
 * @param words of the query: a row that does not hold them all keeps room for a text, which may come later
 */
export function listbox(
  listId: string,
  groups: readonly HitGroup[],
  texts: Texts,
  active: number,
  words: string,
  {onOpen, onPoint}: Actions,
): HTMLElement {
  let count = 0;
  const option = (view: HitView): HTMLElement => {
    const index = count++;
    const text = textOf(view, texts) ?? (view.snippet || holdsAllWords(view, words) ? undefined : '');
    const id = idOf(listId, view.id);
    const textId = `${id}-text`;
    const attributes = {
      id,
      role: 'option',
      tabindex: '-1',
      'aria-selected': String(index === active),
      'aria-describedby': text ? textId : undefined,
      mousemove: () => onPoint(index),
    };
    return link(
      `.DocSearch-Hit${view.isChild ? '.DocSearch-Hit--Child' : ''}`,
      view.to,
      (...press) => onOpen(view, ...press),
      attributes,
      row(view, {text, textId}),
      el('span.DocSearch-Hit-Select-Icon', icon('enter')),
    );
  };
  const group = ({area, views}: HitGroup): HTMLElement => {
    const id = idOf(listId, area);
    const name = `${id}-name`;
    return el(
      `div.DocSearch-Hits${accentOf(area)}`,
      {id, role: 'group', 'aria-labelledby': name},
      el(
        'div.DocSearch-Hit-source',
        {id: name, role: 'presentation'},
        areaIcon(area),
        el('span', marked(area)),
      ),
      views.map(option),
    );
  };
  const attributes = {id: listId, role: 'listbox', 'aria-label': 'Results', hidden: !groups.length};
  return el('div', attributes, groups.map(group));
}

/** The list of the search page: hits in their order, each with its product. */
export function hitList(
  listId: string,
  views: readonly HitView[],
  texts: Texts,
  {onOpen}: Actions,
): HTMLElement {
  const item = (view: HitView): HTMLElement => {
    const {id, area, to, trail} = view;
    const title = link(
      '.DocSearch-Hit-title',
      to,
      (...press) => onOpen(view, ...press),
      {},
      marked(view.title),
    );
    const shown = {icon: areaIcon(area), title, isSaid: true, text: textOf(view, texts) || undefined};
    return el(
      `li.DocSearch-Hit${accentOf(area)}`,
      {id: idOf(listId, id)},
      row({...view, trail: [area, ...trail]}, shown),
    );
  };
  return el('ol', {id: listId, 'aria-label': 'Results', hidden: !views.length}, views.map(item));
}
