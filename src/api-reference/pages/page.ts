/** What one page has given out while it is written: ids, and the places where schemas stand. */
import {slug} from './mdx';

/** A place on a page that a reader can be sent to. */
export type Place = {id: string; label: string};

/** Beyond so many fields a schema that stands on the page already is referred to, so that no page grows without end. */
const enough = 400;

export class Page {
  private readonly ids = new Set<string>();
  private readonly places = new Map<string, Place>();
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

  /** Remembers where a named schema is described; the first place counts. */
  describe(name: string, place: Place): void {
    if (!this.places.has(name)) this.places.set(name, place);
  }

  /** Where a schema is described, once the page is so long that it need not be repeated. */
  described(name: string): Place | undefined {
    return this.fieldCount > enough ? this.places.get(name) : undefined;
  }
}
