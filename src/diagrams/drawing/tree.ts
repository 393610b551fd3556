/** Reads the SVG that Mermaid makes. */
import {isTag, isText, type Element, type ParentNode} from 'domhandler';
import {parseDocument} from 'htmlparser2';

export type Point = {x: number; y: number};

/** @returns the root element of an SVG */
export function parseSvg(svg: string): Element {
  const root = parseDocument(svg, {xmlMode: true}).children.find(isTag);
  if (!root) throw new Error('Mermaid made no SVG. Remedy: check the source of the diagram.');
  return root;
}

export const number = ({attribs}: Element, name: string): number => Number.parseFloat(attribs[name] ?? '0');

/** @param name a class */
export const is = ({attribs}: Element, name: string): boolean =>
  (attribs.class ?? '').split(/\s+/).includes(name);

/** @param names tag, class, or both: `rect.actor` */
export const matches = (element: Element, ...names: string[]): boolean =>
  names.some((name) => {
    const [tag, ...classes] = name.split('.');
    return (!tag || element.name === tag) && classes.every((each) => is(element, each));
  });

export const textOf = (node: ParentNode): string =>
  node.children.map((child) => (isText(child) ? child.data : isTag(child) ? textOf(child) : '')).join('');

const translation = /translate\(\s*(-?[\d.e-]+)[\s,]*(-?[\d.e-]+)?\s*\)/;

/** @returns where the origin of an element lies in its parent; Mermaid moves and does not turn */
export function originOf({attribs}: Element): Point {
  const [, x = '0', y = '0'] = translation.exec(attribs.transform ?? '') ?? [];
  return {x: Number(x), y: Number(y)};
}

export const sum = (one: Point, other: Point): Point => ({x: one.x + other.x, y: one.y + other.y});

/** @param visit is told each element below, with the place of its origin; false leaves out what is in it */
export function walk(
  parent: Element,
  visit: (element: Element, at: Point) => boolean | void,
  origin: Point = {x: 0, y: 0},
): void {
  for (const child of parent.children) {
    if (!isTag(child)) continue;
    const at = sum(origin, originOf(child));
    if (visit(child, at) !== false) walk(child, visit, at);
  }
}

/** @returns all elements below that match a name, with the places of their origins */
export function find(parent: Element, origin: Point, ...names: string[]): {element: Element; at: Point}[] {
  const found: {element: Element; at: Point}[] = [];
  walk(
    parent,
    (element, at) => {
      if (matches(element, ...names)) found.push({element, at});
    },
    origin,
  );
  return found;
}
