/** Finds line and column of a JSON pointer in a YAML or JSON file. */
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
import {pointerTo, segmentsOf} from '../model/jsonPointer';

export type SourceLocation = {line: number; column: number; pointer: string};

type FoundNode = {node: Node; key?: Node; path: string[]};

function child({node, path}: FoundNode, segment: string): FoundNode | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(segment)];
    return isNode(item) ? {node: item, path: [...path, segment]} : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === segment);
  if (!isPair(pair) || !isNode(pair.value)) return undefined;
  return {node: pair.value, key: isNode(pair.key) ? pair.key : undefined, path: [...path, segment]};
}

/** Follows a reference, if the node is one. */
function followed(document: Document, found: FoundNode, depth = 0): FoundNode {
  const node = isAlias(found.node) ? found.node.resolve(document) : found.node;
  if (!isMap(node) || depth > 20) return found;
  const reference = node.get('$ref');
  if (typeof reference !== 'string' || !document.contents) return found;
  const target = resolvePath(document, {node: document.contents, path: []}, segmentsOf(reference), depth + 1);
  return target.rest.length ? found : followed(document, target.found, depth + 1);
}

/** Finds a property inside the parts of an `allOf`. */
function inParts(document: Document, found: FoundNode, rest: string[], depth: number): FoundNode | undefined {
  const parts = child(found, 'allOf');
  if (!parts || !isSeq(parts.node)) return undefined;
  return parts.node.items
    .flatMap((_, index) => child(parts, String(index)) ?? [])
    .map((part) => resolvePath(document, part, rest, depth + 1))
    .find((end) => !end.rest.length)?.found;
}

function resolvePath(
  document: Document,
  from: FoundNode,
  rest: string[],
  depth = 0,
): {found: FoundNode; rest: string[]} {
  const [segment, ...further] = rest;
  if (segment === undefined) return {found: from, rest};
  const here = followed(document, from, depth);
  const next = child(here, segment);
  if (next) return resolvePath(document, next, further, depth);
  const end = depth > 20 ? undefined : inParts(document, here, rest, depth);
  return end ? {found: end, rest: []} : {found: here, rest};
}

/**
 * @param source text of the document, which is parsed once
 * @returns what finds the location of a JSON pointer, given as its segments, or that of the nearest existing ancestor;
 *   references and `allOf` are followed on the way
 */
export function locator(source: string): (path: readonly string[]) => SourceLocation {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const {contents} = document;
  return (path) => {
    if (!contents) return {line: 1, column: 1, pointer: '#'};
    const {found} = resolvePath(document, {node: contents, path: []}, [...path]);
    const {line, col} = lines.linePos((found.key ?? found.node).range?.[0] ?? 0);
    return {line, column: col, pointer: pointerTo(found.path)};
  };
}

/** @returns the location of one pointer */
export const locate = (source: string, path: readonly string[]): SourceLocation => locator(source)(path);
