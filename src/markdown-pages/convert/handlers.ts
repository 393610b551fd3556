/** What hast-util-to-mdast is told of the markup of this site; all else it knows by itself. */
import type {Element, ElementContent} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {Link, PhrasingContent, RootContent} from 'mdast';
import {admonition, details, diagram, lowerHeading} from './boxes';
import {codeBlock, pre} from './code';
import {fields} from './fields';
import {classOf, isBlank, isElement, rawText} from './parts';
import {tableCell} from './tableCell';

const library = defaultHandlers as unknown as Record<string, Handle>;

const byDefault = (state: State, element: Element, parent: Parameters<Handle>[2]) =>
  library[element.tagName]?.(state, element, parent);

type Separator = ' ' | ' · ';

/** Puts a separator between elements that only a sheet keeps apart. */
const separated = (element: Element, separator: Separator): Element => ({
  ...element,
  children: element.children.flatMap((child, index, all) => {
    const before = all[index - 1];
    return before && isElement(before) && isElement(child)
      ? [{type: 'text', value: separator}, child]
      : [child];
  }),
});

const isSpan = (child: ElementContent) => isElement(child) && child.tagName === 'span';

/** Facts about a page, side by side in one line. */
function apart(element: Element): Element {
  const parts = element.children.filter((child) => !isBlank(child));
  return parts.length > 1 && parts.every(isSpan) ? separated(element, ' · ') : element;
}

/** Parts that a component sets beside each other; those of authors have spaces between them. */
function sideBySide(element: Element): Element {
  const isComponent = element.children.every(isElement) && element.children.some(isSpan);
  return isComponent ? separated(element, ' ') : element;
}

const li: Handle = (state, element, parent) => byDefault(state, sideBySide(element), parent);

const p: Handle = (state, element, parent) =>
  classOf(element).includes('tab-heading')
    ? lowerHeading(rawText(element).trim())
    : byDefault(state, apart(element), parent);

/** A label with the number of its pages. */
const counted = (element: Element): Element => ({
  ...element,
  children: element.children.flatMap((child) =>
    isSpan(child) ? [{type: 'text', value: ' '}, child] : [child],
  ),
});

/** A card is a link around a heading and a text: the heading keeps the link. An anchor without an address goes. */
const a: Handle = (state, element) => {
  const {href, rel, title} = element.properties;
  const children = state.all([rel].flat().includes('tag') ? counted(element) : sideBySide(element));
  if (!href) return children;
  const link = (content: RootContent[]): Link => ({
    type: 'link',
    url: String(href),
    title: title ? String(title) : null,
    children: content as PhrasingContent[],
  });
  const isPlain = children.every(({type}) => !/^(heading|paragraph|list|code|table|blockquote)$/.test(type));
  if (isPlain) return link(children);
  const [first, ...rest] = state.toFlow(children);
  if (!first || !('children' in first)) return children;
  return [{...first, children: [link(first.children)]} as RootContent, ...rest] as never;
};

/** Pictures without words are decoration. */
const img: Handle = (state, element, parent) =>
  element.properties.alt ? byDefault(state, element, parent) : undefined;

const div: Handle = (state, element, parent) => {
  const names = classOf(element);
  if (names.includes('theme-code-block')) return codeBlock(element);
  if (names.includes('theme-admonition ')) return admonition(state, element);
  return fields(state, element) ?? byDefault(state, sideBySide(element), parent);
};

const figure: Handle = (state, element, parent) =>
  'dataDiagram' in element.properties ? diagram(element) : byDefault(state, element, parent);

export const handlers: Record<string, Handle> = {
  a,
  details,
  div,
  figure,
  img,
  li,
  p,
  pre,
  td: tableCell,
  th: tableCell,
  // A place where a line may break.
  wbr: () => undefined,
};
