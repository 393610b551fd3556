/** What lies below the first screen is laid out one frame after it, so that the first screen shows sooner. */
import {isTag, isText, type Element, type ParentNode} from 'domhandler';
import type {BuiltPage} from '../../build/contract.node';

/** Characters of text that fill the first screen of a phone, and most of a desktop's. */
const firstScreen = 1600;

/** Characters after them: what follows the text stays out of sight on other screens, too. */
const remainder = 3200;

type Mark = {
  /** An identifier that a selector can name as it is. */
  id: string;
  /** Characters of text before it. */
  before: number;
};

const isPlain = (id: string | undefined) => id !== undefined && /^[a-z][\w-]*$/i.test(id);

/** Characters of text in a node, as they are written in the page; adds the marks that it passes. */
function read(node: ParentNode, before: number, marks: Mark[]): number {
  let length = 0;
  for (const child of node.children) {
    if (isText(child)) length += (child.endIndex ?? 0) - (child.startIndex ?? 0);
    if (!isTag(child)) continue;
    const {id} = child.attribs;
    if (id && isPlain(id)) marks.push({id, before: before + length});
    length += read(child, before + length, marks);
  }
  return length;
}

/**
 * @returns the identifier of the first element behind the text of the first screen; undefined on a short page
 */
function firstBelowTheFold({elements}: Pick<BuiltPage, 'elements'>): string | undefined {
  const main: Element | undefined = elements.find(({name}) => name === 'main');
  if (!main) return undefined;
  const marks: Mark[] = [];
  const length = read(main, 0, marks);
  const mark = marks.find(({before}) => before >= firstScreen);
  return mark && length - mark.before >= remainder ? mark.id : undefined;
}

/**
 * An animation is what ends by itself after a frame. Until then nothing that follows the text comes into sight, and what
 * is not visible yet does not count as moved. An address that names a place below, a page that is loaded again
 * (starter/index.ts says which is not), a tall screen and paper have everything at once.
 *
 * @param page as built
 * @returns rules for its styles; an empty text when the page is short
 */
export function belowTheFold(page: Pick<BuiltPage, 'elements'>): string {
  const id = firstBelowTheFold(page);
  if (!id) return '';
  return (
    '@media screen and (max-height:1200px){' +
    '@keyframes below{from,to{--below:hidden;min-height:100vh}}' +
    '[data-fresh][data-has-hydrated=false]:not(:has(:target)) main{animation:below 1ms}' +
    `#${id}~*{content-visibility:var(--below);visibility:var(--below)}` +
    '}'
  );
}
