/** Unique ids of one page, and the anchors of the schemas that it describes. */
import {slug} from './mdx';

/** The target of a link on a page. */
export type PageAnchor = {id: string; label: string};

/** With more fields than this, a page links to a schema that it has described already. */
const enough = 400;

export class PageAnchors {
  private readonly ids = new Set<string>();
  private readonly places = new Map<string, PageAnchor>();
  private fieldCount = 0;

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
