/** Unique ids of one page, the anchors of the schemas that it describes, and the pages that it leads to. */
import type {Link, ReferenceOperation} from '../model/openApiTypes';
import {segmentsOf} from '../model/walk';
import {pathOf} from '../model/operations';
import {slug} from './mdx';

/** The target of a link on a page. */
export type PageAnchor = {id: string; label: string};

/** With more fields than this, a page links to a schema that it has described already, or that has a section elsewhere. */
const enough = 400;

/** So often a page describes a schema where it is a part of another, however short the page is. */
const often = 2;

export class PageAnchors {
  private readonly ids = new Set<string>();
  private readonly places = new Map<string, PageAnchor & {count: number}>();
  private readonly bodies: {schema: unknown; use: string; place: PageAnchor}[] = [];
  private readonly parts = new Map<string, string[]>();
  private fieldCount = 0;

  /**
   * @param operations of the document, each of which has a page
   * @param schemas addresses of the named schemas
   * @param isOfSchemas whether the page is theirs: each has a section of its own, and is not written out elsewhere
   */
  constructor(
    private readonly operations: readonly ReferenceOperation[] = [],
    private readonly schemas: ReadonlyMap<string, string> = new Map(),
    readonly isOfSchemas = false,
  ) {}

  /** Whether named schemas inside others are links to their sections. */
  get isLinking(): boolean {
    return this.isOfSchemas || this.fieldCount > enough;
  }

  /** The address of a named schema, if it has one. */
  schema(name: string): string | undefined {
    return this.schemas.get(name);
  }

  /** The operation that a link of a response names by its id, or by a reference into the document, if it has a page. */
  target({operationId, operationRef = ''}: Link): ReferenceOperation | undefined {
    if (operationId !== undefined)
      return this.operations.find((operation) => operation.operationId === operationId);
    if (!operationRef.startsWith('#/')) return undefined;
    const target = segmentsOf(operationRef).join(' ');
    return this.operations.find((operation) => pathOf(operation).join(' ') === target);
  }

  /** An id that is unique on the page: `slug` of the segments, with a number if it is taken. */
  id(...segments: string[]): string {
    const wanted = slug(...segments) || 'field';
    let free = wanted;
    for (let count = 2; this.ids.has(free); count += 1) free = `${wanted}-${count}`;
    this.ids.add(free);
    return free;
  }

  /**
   * Keeps the ids that are made while a part is written.
   *
   * @param id of the part
   */
  part<Text>(id: string, write: () => Text): Text {
    const before = this.ids.size;
    const text = write();
    this.parts.set(id, [...this.ids].slice(before));
    return text;
  }

  /**
   * The ids of a part that is not written out again: addresses that led into it still arrive.
   *
   * @param id of the part, and `first`, that of the one that it repeats
   * @returns none on a long page, where parts of this kind were never written out
   */
  repeated(id: string, first: string): string[] {
    const below = this.fieldCount > enough ? [] : (this.parts.get(first) ?? []);
    return below
      .filter((one) => one.startsWith(`${first}-`))
      .map((one) => this.id(id, one.slice(first.length + 1)));
  }

  countField(): void {
    this.fieldCount += 1;
  }

  /** Stores the anchor of a schema's first description, and counts the others. */
  describe(name: string, place: PageAnchor): void {
    const known = this.places.get(name);
    if (known) known.count += 1;
    else this.places.set(name, {...place, count: 1});
  }

  /** The anchor of a schema's description, if the page is long enough to link to it, or has it often enough. */
  described(name: string): PageAnchor | undefined {
    const known = this.places.get(name);
    return known && (this.fieldCount > enough || known.count >= often) ? known : undefined;
  }

  /**
   * @param schema of a whole body, or its name
   * @param use tells apart what the page shows of it
   * @returns where the page describes that body; undefined for the first, whose place is stored
   */
  body(schema: unknown, use: string, {id, label}: PageAnchor): PageAnchor | undefined {
    const known = this.bodies.find((body) => body.schema === schema && body.use === use);
    if (!known) this.bodies.push({schema, use, place: {id, label}});
    return known?.place;
  }
}
