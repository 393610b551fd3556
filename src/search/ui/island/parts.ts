/** Small parts that several lists of the panel show: icons, marked texts, links, headings. */
import {withBase, withoutBase} from '../../../site/base';
import type {IconName} from '../../../ui/Icon';
import {textSegments} from '../Highlight/textSegments';
import {element, type Attributes, type Child} from './dom';

/** A decorative icon in the colour of the text beside it. */
export const icon = (name: IconName): HTMLElement =>
  element('span', {class: `icon icon--${name}`, 'aria-hidden': 'true'});

/** The nodes of a text of a hit, with the words that matched marked; markup inside it stays text. */
export const marked = (html: string): Node[] =>
  textSegments(html).map(({text, isMarked}) =>
    isMarked ? element('mark', {}, text) : document.createTextNode(text),
  );

/** Follows a link of the panel: the event of its press, and the address on the host. */
export type Follow = (event: MouseEvent, to: string) => void;

/**
 * A link of the site.
 *
 * @param to site path, or the address on the host that a hit has
 * @param onFollow called when it is pressed, with whatever keys
 */
export function link(
  to: string,
  onFollow: Follow,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLAnchorElement {
  const href = withBase(withoutBase(to));
  return element(
    'a',
    {...attributes, href, click: (event: MouseEvent) => onFollow(event, href)},
    ...children,
  );
}

/** A button that is no button of the form. */
export const button = (
  attributes: Attributes,
  onPress: () => void,
  ...children: readonly Child[]
): HTMLButtonElement => element('button', {...attributes, type: 'button', click: onPress}, ...children);

/** Whether a press is to open a link where the panel is, not in another tab or window. */
export const isPlain = ({button: pressed, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  pressed === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
