/** Small parts that several lists show: icons, marked texts, links, buttons. */
import {withBase, withoutBase} from '../../../site/base';
import {blogTitle} from '../../../site/identity';
import {productOfArea} from '../../../site/products';
import type {IconName} from '../../../ui/Icon';
import {decode, type HitView, type SavedSearch} from '../../client/hits';
import {el, type Attributes, type Child} from './dom';

/** A decorative icon in the colour of the text beside it. */
export const icon = (name: IconName): HTMLElement => el(`span.icon.icon--${name}`, {'aria-hidden': 'true'});

/**
 * @param area `lvl0` of a search record: the name of a product or area
 * @returns the class that gives an element the accent of its product; empty for what belongs to none
 */
export function accentOf(area: string): string {
  const product = productOfArea(area);
  return product ? `.product-${product.id}` : '';
}

/** The icon of the product or area that a search record belongs to. */
export const areaIcon = (area: string): HTMLElement =>
  icon(productOfArea(area)?.id ?? (area === blogTitle ? 'news' : 'book'));

/**
 * A text of a hit, with the words that matched marked. Only `<mark>` is a tag and only the entities of escaped text are
 * decoded; other markup stays text, because the content of a hosted index is not trusted.
 */
export const marked = (html: string): Child[] =>
  html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => (index % 2 ? el('mark', decode(text)) : decode(text)));

/** Follows a link: the event of its press, and the address on the host. */
export type Follow = (event: MouseEvent, to: string) => void;

/** What readers do in what is shown. */
export type Actions = {
  onFollow: Follow;
  /** A hit is opened. */
  onOpen: (view: HitView, ...press: Parameters<Follow>) => void;
  /** The pointer is on an option of the list. */
  onPoint: (index: number) => void;
  /** Words of a suggestion are to be searched for. */
  onTry: (query: string) => void;
  /** The words are to be searched for as they were typed. */
  onLiteral: () => void;
  onArea: (area: string | undefined) => void;
  /** The next page of results is wanted. */
  onMore: () => void;
  onKeep: (entry: SavedSearch, change: 'addFavourite' | 'remove') => void;
  /** Something has happened that screen readers are to be told. */
  onRemark: (text: string) => void;
};

/**
 * A link of the site.
 *
 * @param selector its classes, as in `.note`
 * @param to site path, or the address on the host that a hit has
 * @param onFollow called when it is pressed, with whatever keys
 */
export function link(
  selector: string,
  to: string,
  onFollow: Follow,
  attributes: Attributes,
  ...children: Child[]
): HTMLElement {
  const href = withBase(withoutBase(to));
  const click = (event: MouseEvent) => onFollow(event, href);
  return el(`a${selector}`, {...attributes, href, click}, children);
}

/** A button that is no button of the form. */
export const button = (
  selector: string,
  onPress: (event: MouseEvent) => void,
  attributes: Attributes,
  ...children: Child[]
): HTMLElement => el(`button${selector}`, {...attributes, type: 'button', click: onPress}, children);

/** Whether a press is to open a link where it is, not in another tab or window. */
export const isPlain = ({button: pressed, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  pressed === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
