/** Flowcharts and states, which Mermaid draws alike: nodes, the lines between them, and groups. */
import type {Element} from 'domhandler';
import {addArrow} from './arrow';
import {circlePath, outlineOf} from './path';
import {boundsWith, partLabels} from './labels';
import {emptyPicture, type Picture, type Role} from './picture';
import {fontSize} from './settings';
import {find, is, matches, number, parseSvg, textOf, walk, type Point} from './tree';

/** Line spacing, and how far the base line lies below the middle of a line. */
const spacing = 1.25 * fontSize;
const drop = 0.36 * fontSize;

const radius = 6;

/** @returns the lines of a label, each with its words as one text */
const linesOf = (element: Element): string[] =>
  find(element, {x: 0, y: 0}, 'tspan.row')
    .map((row) => textOf(row.element).replace(/\s+/g, ' ').trim())
    .filter(Boolean);

function addLabel(picture: Picture, texts: string[], middle: Point, isOver = false, isStrong = false): void {
  if (!texts.length) return;
  const top = middle.y - ((texts.length - 1) / 2) * spacing + drop;
  const lines = texts.map((text, index) => ({text, x: middle.x, y: top + index * spacing}));
  picture.labels.push({lines, isOver, isStrong});
}

function addEdgeLabel(picture: Picture, element: Element, at: Point): void {
  addLabel(picture, linesOf(element), at, true);
  const label = picture.labels.at(-1);
  const [ground] = find(element, at, 'rect.background');
  if (label && ground) label.width = number(ground.element, 'width');
}

const shapes = ['rect', 'circle', 'polygon', 'path'];

function roleOf(shape: Element): Role {
  if (is(shape, 'state-start') || is(shape, 'fork-join')) return 'mark';
  return shape.name === 'polygon' ? 'ask' : 'box';
}

function addNode(picture: Picture, node: Element, at: Point): void {
  const add = (role: Role, d: string | undefined) => {
    if (d) picture.outlines.push({role, d});
  };
  const outer = find(node, at, 'g.outer-path');
  const texts = linesOf(node);
  if (outer.length && !texts.length) {
    // The end of a state diagram, which Mermaid draws as four curves by a library.
    add('box', circlePath(at, 7));
    add('mark', circlePath(at, 3.5));
    return;
  }
  walk(
    node,
    (element, place) => {
      if (is(element, 'label')) return false;
      if (matches(element, ...shapes)) add(roleOf(element), outlineOf(element, place, radius));
      return undefined;
    },
    at,
  );
  addLabel(picture, texts, at);
}

function addGroup(picture: Picture, group: Element, at: Point): void {
  const frame = find(group, at, 'rect').find(({element}) => number(element, 'width') > 0);
  if (!frame) return;
  const {element} = frame;
  picture.outlines.push({role: 'group', d: outlineOf(element, frame.at, radius) ?? ''});
  const middle = {
    x: frame.at.x + number(element, 'x') + number(element, 'width') / 2,
    y: frame.at.y + number(element, 'y') + spacing / 2 + 4,
  };
  addLabel(picture, linesOf(group), middle, false, true);
}

/** @param svg as Mermaid made it of a flowchart or of a state diagram */
export function graphPicture(svg: string): Picture {
  const root = parseSvg(svg);
  const picture = emptyPicture(root.attribs.viewBox ?? '');
  walk(root, (element, at) => {
    if (element.name === 'defs') return false;
    if (matches(element, 'g.cluster', 'g.statediagram-cluster')) addGroup(picture, element, at);
    else if (matches(element, 'path.flowchart-link', 'path.transition'))
      addArrow(
        picture,
        element,
        at,
        is(element, 'edge-pattern-dotted') || is(element, 'edge-pattern-dashed'),
      );
    else if (matches(element, 'g.edgeLabel')) addEdgeLabel(picture, element, at);
    else if (matches(element, 'g.node')) addNode(picture, element, at);
    else return undefined;
    return false;
  });
  partLabels(picture.labels);
  picture.bounds = boundsWith(picture.bounds, picture.labels);
  return picture;
}
