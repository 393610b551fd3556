/** Where the references of a document lead, those by the names of schemas (`$anchor`, `$id`) included. */
import {isObject, type Json} from './grammar';
import {pointerTo, segmentsOf} from './jsonPointer';

export class References {
  private names?: Map<string, string>;

  constructor(private readonly root: object) {}

  /** Names of schemas, each with a pointer; the first one of a name counts. */
  private get named(): Map<string, string> {
    if (this.names) return this.names;
    const found = new Map<string, string>();
    const visit = (node: unknown, path: string[]): void => {
      if (!isObject(node)) return;
      const {$id, $anchor, $dynamicAnchor} = node;
      const names = [$id, ...[$anchor, $dynamicAnchor].map((name) => typeof name === 'string' && `#${name}`)];
      for (const name of names)
        if (typeof name === 'string' && !found.has(name)) found.set(name, pointerTo(path));
      for (const [name, value] of Object.entries(node)) visit(value, [...path, name]);
    };
    visit(this.root, []);
    return (this.names = found);
  }

  /** @returns the pointer that a reference stands for; undefined where no schema has its name */
  pointer(reference: string): string | undefined {
    return reference.startsWith('#/') ? reference : this.named.get(reference);
  }

  /** @returns whether a reference leads to itself at last */
  isCircle(node: unknown, passed: readonly unknown[] = []): boolean {
    if (!isObject(node) || typeof node.$ref !== 'string') return false;
    if (passed.includes(node)) return true;
    const target = segmentsOf(node.$ref).reduce<unknown>(
      (from, name) => (isObject(from) ? from[name] : undefined),
      this.root,
    );
    return this.isCircle(target, [...passed, node]);
  }

  /**
   * @param node any part of the document
   * @returns it, or what it refers to at last; undefined where a reference leads nowhere, or round in a circle
   */
  follow(node: unknown, passed: readonly unknown[] = []): unknown {
    if (!isObject(node) || typeof node.$ref !== 'string') return node;
    const pointer = this.pointer(node.$ref);
    if (pointer === undefined || passed.includes(node)) return undefined;
    const onTheWay = [...passed, node];
    const target = segmentsOf(pointer).reduce<unknown>((from, name) => {
      const here = isObject(from) && name in from ? from : this.follow(from, onTheWay);
      return isObject(here) && Object.hasOwn(here, name) ? here[name] : undefined;
    }, this.root);
    return this.follow(target, onTheWay);
  }
}

/**
 * At two mistakes @redocly/openapi-core (2.64) gives up a whole document: references that lead round in a circle, which
 * get an address that is none, and a discriminator that is null, which gets an empty one.
 *
 * @param document which is changed
 */
export function mendForReader(document: unknown): void {
  if (!isObject(document)) return;
  const references = new References(document);
  const lost: Json[] = [];
  const visit = (node: unknown): void => {
    if (!isObject(node)) return;
    const {$ref} = node;
    if (typeof $ref === 'string' && $ref.startsWith('#/') && references.isCircle(node)) lost.push(node);
    if (node.discriminator === null) node.discriminator = {};
    Object.values(node).forEach(visit);
  };
  visit(document);
  for (const node of lost) node.$ref = `${String(node.$ref)} (in a circle)`;
}
