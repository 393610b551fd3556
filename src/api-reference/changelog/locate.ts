/** Finds the line of a place in a YAML or JSON document. */
import {
  LineCounter,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';
import {escaped, segmentsOf} from '../model/pointer';

export type Location = {line: number; column: number; pointer: string};

const pointerOf = (path: readonly string[]) => `#${path.map((segment) => `/${escaped(segment)}`).join('')}`;

type Found = {node: Node; key?: Node; path: string[]};

function child({node, path}: Found, segment: string): Found | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(segment)];
    return isNode(item) ? {node: item, path: [...path, segment]} : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === segment);
  if (!isPair(pair) || !isNode(pair.value)) return undefined;
  return {node: pair.value, key: isNode(pair.key) ? pair.key : undefined, path: [...path, segment]};
}

/** The node itself, or what it refers to. */
function followed(document: Document, found: Found, depth = 0): Found {
  const node = isAlias(found.node) ? found.node.resolve(document) : found.node;
  if (!isMap(node) || depth > 20) return found;
  const reference = node.get('$ref');
  if (typeof reference !== 'string' || !document.contents) return found;
  const target = walked(document, {node: document.contents, path: []}, segmentsOf(reference), depth + 1);
  return target.rest.length ? found : followed(document, target.found, depth + 1);
}

/** A property may stand in one of the parts of an `allOf`. */
function inParts(document: Document, found: Found, rest: string[], depth: number): Found | undefined {
  const parts = child(found, 'allOf');
  if (!parts || !isSeq(parts.node)) return undefined;
  return parts.node.items
    .flatMap((_, index) => child(parts, String(index)) ?? [])
    .map((part) => walked(document, part, rest, depth + 1))
    .find((end) => !end.rest.length)?.found;
}

function walked(document: Document, from: Found, rest: string[], depth = 0): {found: Found; rest: string[]} {
  const [segment, ...further] = rest;
  if (segment === undefined) return {found: from, rest};
  const here = followed(document, from, depth);
  const next = child(here, segment);
  if (next) return walked(document, next, further, depth);
  const end = depth > 20 ? undefined : inParts(document, here, rest, depth);
  return end ? {found: end, rest: []} : {found: here, rest};
}

/**
 * @param source text of the document
 * @param path segments of a JSON pointer; references and `allOf` are followed on the way
 * @returns the place, or the nearest one above it that exists
 */
export function locate(source: string, path: string[]): Location {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  if (!document.contents) return {line: 1, column: 1, pointer: '#'};
  const {found} = walked(document, {node: document.contents, path: []}, path);
  const {line, col} = lines.linePos((found.key ?? found.node).range?.[0] ?? 0);
  return {line, column: col, pointer: pointerOf(found.path)};
}
