/** Unique ids of one page, the anchors of the schemas that it describes, and the pages that it leads to. */
import type {Link, ReferenceOperation} from '../model/openApiTypes';
import {linkTarget} from './linkTarget';
import {slug} from './mdx';

/** The target of a link on a page. */
export type PageAnchor = {id: string; label: string};

/** With more fields than this, a page links to a schema that it has described already. */
const enough = 400;

export class PageAnchors {
  private readonly ids = new Set<string>();
  private readonly places = new Map<string, PageAnchor>();
  private fieldCount = 0;

  /** @param operations of the document, each of which has a page */
  constructor(private readonly operations: readonly ReferenceOperation[] = []) {}

  /** The operation that a link leads to, if it has a page. */
  target(link: Link): ReferenceOperation | undefined {
    return linkTarget(link, this.operations);
  }

  /** An id that is unique on the page: `slug` of the segments, with a number if it is taken. */
  id(...segments: string[]): string {
    const wanted = slug(...segments) || 'field';
    let free = wanted;
    for (let count = 2; this.ids.has(free); count += 1) free = `${wanted}-${count}`;
    this.ids.add(free);
    return free;
  }

  countField(): void {
    this.fieldCount += 1;
  }

  /** Stores the anchor of a schema's first description. */
  describe(name: string, place: PageAnchor): void {
    if (!this.places.has(name)) this.places.set(name, place);
  }

  /** The anchor of a schema's description, if the page is long enough to link to it. */
  described(name: string): PageAnchor | undefined {
    return this.fieldCount > enough ? this.places.get(name) : undefined;
  }
}
