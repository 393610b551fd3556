/**
 * OpenAPI Overlay 1.0 (https://spec.openapis.org/overlay/v1.0.0.html): changes of a document that stand in a file of their
 * own. Targets are JSONPath by RFC 9535, which json-p3 reads.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {query, type JSONPathNode, type JSONValue} from 'json-p3';
import {isMap, isSeq, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import {isObject, type Json} from './grammar';

/** The changed document, what is wrong with the overlay, and what to tell of it; a line each, with its place. */
export type Overlaid = {document: object; problems: string[]; notes: string[]};

type Action = {target: string; update?: unknown; remove?: boolean};

const isMapping = (value: unknown): value is Json => isObject(value) && !Array.isArray(value);

/** Objects are merged, lists are joined, anything else is replaced. */
function merged(value: unknown, update: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(update))
    return [...(value as unknown[]), ...(update as unknown[])];
  if (!isMapping(value) || !isMapping(update)) return update;
  const changed = Object.entries(update).map(([name, part]) => [
    name,
    Object.hasOwn(value, name) ? merged(value[name], part) : part,
  ]);
  return {...value, ...(Object.fromEntries(changed) as Json)};
}

/** The object or list that holds a node. */
const holderOf = (root: Json, location: readonly (string | number)[]): Json =>
  location.slice(0, -1).reduce<Json>((node, name) => node[name] as Json, root);

function remove(root: Json, {location}: JSONPathNode): void {
  const holder: unknown = holderOf(root, location);
  const last = location.at(-1) ?? '';
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete (holder as Json)[last];
}

/** Changes one document by one file. */
class Overlay {
  readonly problems: string[] = [];
  readonly notes: string[] = [];
  private readonly lines = new LineCounter();
  private readonly source: Document;

  constructor(
    private readonly file: string,
    private readonly root: {document: Json},
  ) {
    this.source = parseDocument(readFileSync(file, 'utf8'), {lineCounter: this.lines, prettyErrors: false});
  }

  private at(node: unknown, text: string): string {
    const [offset = 0] = (node as Node | undefined)?.range ?? [];
    const {line, col} = this.lines.linePos(offset);
    return `${this.file}:${line}:${col} ${text}`;
  }

  private problem(node: unknown, text: string): void {
    this.problems.push(this.at(node, text));
  }

  /** @param of the name of the document, which `extends` may give */
  apply(of: string): void {
    const [error] = this.source.errors;
    if (error) {
      const {line, col} = this.lines.linePos(error.pos[0]);
      this.problems.push(`${this.file}:${line}:${col} ${error.message} Remedy: correct the YAML or JSON.`);
      return;
    }
    const {contents} = this.source;
    const version = this.source.get('overlay', true);
    if (!/^1\.0\.\d+$/.test(String(this.source.get('overlay'))))
      this.problem(
        version ?? contents,
        'is no overlay of version 1.0. Remedy: begin it with "overlay: 1.0.0".',
      );
    for (const name of ['title', 'version'])
      if (typeof this.source.getIn(['info', name]) !== 'string')
        this.problem(contents, `has no info.${name}. Remedy: write one, as a text.`);
    const target = this.source.get('extends');
    if (typeof target === 'string' && path.basename(target) !== path.basename(of))
      this.notes.push(
        this.at(
          this.source.get('extends', true),
          `extends ${target}, and is used for ${of}. Remedy: correct one of them.`,
        ),
      );
    const actions = this.source.get('actions', true);
    if (!isSeq(actions) || !actions.items.length)
      this.problem(actions ?? contents, 'has no actions. Remedy: list one at least.');
    else if (!this.problems.length) for (const node of actions.items) this.act(node);
  }

  private act(node: unknown): void {
    const action = (isMap(node) ? node.toJS(this.source) : {}) as Partial<Action>;
    if (typeof action.target !== 'string')
      return this.problem(node, 'has no target. Remedy: write a JSONPath, such as $.info.');
    const place = isMap(node) ? node.get('target', true) : node;
    let found: JSONPathNode[];
    try {
      found = query(action.target, this.root.document as JSONValue).nodes;
    } catch (error) {
      return this.problem(
        place,
        `is no JSONPath by RFC 9535: ${error instanceof Error ? error.message : String(error)}. Remedy: correct ${action.target}.`,
      );
    }
    if (!found.length)
      this.notes.push(
        this.at(
          place,
          `matches nothing: ${action.target}. Remedy: correct the target, or remove the action.`,
        ),
      );
    // The last first: what stands behind an item that is removed from a list moves.
    for (const match of action.remove ? [...found].reverse() : found) this.change(match, action, place);
  }

  private change(
    match: JSONPathNode,
    {target, update, remove: isRemoved}: Partial<Action>,
    place: unknown,
  ): void {
    if (isRemoved) {
      if (match.location.length) remove(this.root.document, match);
      else this.problem(place, 'would remove the whole document. Remedy: choose a part of it.');
      return;
    }
    if (update === undefined) return;
    const value: unknown = match.location.reduce<unknown>(
      (node, name) => (node as Json)[name],
      this.root.document,
    );
    if (!isObject(value) || (isMapping(value) && !isMapping(update)))
      return this.problem(
        place,
        isObject(value)
          ? `selects an object at ${match.path}, and its update is none. Remedy: write an object of what is to change.`
          : `selects a value at ${match.path}, which cannot be updated. Remedy: select the object around it (${target}).`,
      );
    const addition = Array.isArray(value) && !Array.isArray(update) ? [update] : update;
    const made = merged(value, structuredClone(addition));
    if (!match.location.length) this.root.document = made as Json;
    else holderOf(this.root.document, match.location)[match.location.at(-1) ?? ''] = made;
  }
}

/**
 * @param document as one object; it stays as it is
 * @param files of its overlays, applied in this order
 * @param of file of the document
 * @returns the changed document; with problems, as far as it could be changed
 * @throws Error when a file cannot be read
 */
export function withOverlays(document: object, files: readonly string[], of: string): Overlaid {
  const root = {document: structuredClone(document) as Json};
  const overlays = files.map((file) => {
    const overlay = new Overlay(file, root);
    overlay.apply(of);
    return overlay;
  });
  return {
    document: root.document,
    problems: overlays.flatMap(({problems}) => problems),
    notes: overlays.flatMap(({notes}) => notes),
  };
}
