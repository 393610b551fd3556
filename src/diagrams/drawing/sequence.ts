/** Sequence diagrams: participants, what they send each other, and the frames of loops and choices. */
import type {Element} from 'domhandler';
import {addArrow} from './arrow';
import {linePath, outlineOf} from './path';
import {emptyPicture, type Label, type Picture, type Role} from './picture';
import {fontSize} from './settings';
import {is, matches, number, parseSvg, textOf, walk, type Point} from './tree';

/** How far the base line of a text lies below its middle. */
const drop = 0.36 * fontSize;

/** Lines of one text follow each other as closely. */
const closest = 1.4 * fontSize;

const roles: readonly (readonly [string, Role])[] = [
  ['rect.actor', 'box'],
  ['rect.note', 'box'],
  ['rect.activation0', 'box'],
  ['rect.activation1', 'box'],
  ['rect.activation2', 'box'],
  ['line.loopLine', 'group'],
  ['polygon.labelBox', 'tag'],
];

const messages = ['messageLine0', 'messageLine1'].flatMap((name) => [`line.${name}`, `path.${name}`]);

/** By how much the words of a message rise, so that their outline keeps off the head of the arrow below. */
const lift = 2;

/** Kinds of text, by their classes. */
const texts = ['actor', 'messageText', 'loopText', 'sectionTitle', 'labelText', 'noteText'];

/** The text before the one that is read, and what kind of text that was. */
type Before = {label?: Label; kind?: string};

const isBelow = (line: Point, before: Point | undefined): boolean =>
  before !== undefined &&
  Math.abs(before.x - line.x) < 1 &&
  line.y > before.y &&
  line.y - before.y <= closest;

/** @returns the height of a text's base line: Mermaid centres some on their place, and moves others below it */
function baseOf(element: Element): number {
  const isCentred = element.attribs['dominant-baseline'] !== undefined;
  const moved = element.attribs.dy === '1em' ? fontSize : 0;
  // The lines of a name are moved apart by their spans.
  const span = element.children.find((child): child is Element => 'attribs' in child);
  const own = Number.parseFloat(span?.attribs.dy ?? '0');
  const raised = is(element, 'messageText') ? lift : 0;
  return number(element, 'y') + moved + own + (isCentred ? drop : 0) - raised;
}

/** Each line of a text is an element of its own. */
function addText(picture: Picture, element: Element, kind: string, before: Before): Before {
  const line = {text: textOf(element).trim(), x: number(element, 'x'), y: baseOf(element)};
  if (!line.text) return before;
  if (before.kind === kind && before.label && isBelow(line, before.label.lines.at(-1))) {
    before.label.lines.push(line);
    return before;
  }
  const label: Label = {
    lines: [line],
    isOver: !['actor', 'labelText', 'noteText'].includes(kind),
    isStrong: ['actor', 'labelText'].includes(kind),
  };
  picture.labels.push(label);
  return {label, kind};
}

function addLifeline(picture: Picture, line: Element): void {
  const x = number(line, 'x1');
  const bottom = picture.bounds.y + picture.bounds.height;
  picture.outlines.push({
    role: 'life',
    d: linePath([
      {x, y: number(line, 'y1')},
      {x, y: bottom},
    ]),
  });
}

/** @param svg as Mermaid made it of a sequence diagram */
export function sequencePicture(svg: string): Picture {
  const root = parseSvg(svg);
  const picture = emptyPicture(root.attribs.viewBox ?? '');
  let before: Before = {};
  walk(root, (element, at) => {
    if (element.name === 'defs') return false;
    const kind = element.name === 'text' ? texts.find((name) => is(element, name)) : undefined;
    const role = roles.find(([name]) => matches(element, name))?.[1];
    if (kind) before = addText(picture, element, kind, before);
    else before = {};
    if (matches(element, 'line.actor-line')) addLifeline(picture, element);
    else if (matches(element, ...messages)) addArrow(picture, element, at, is(element, 'messageLine1'));
    else if (role) picture.outlines.push({role, d: outlineOf(element, at, 6) ?? ''});
    return !kind;
  });
  return picture;
}
