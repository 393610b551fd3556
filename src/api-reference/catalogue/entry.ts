/** What the catalogue of an API lists. */
import type {ReferenceOperation} from '../model/openApiTypes';

/** A response of an operation, or, without a status, the operation itself. */
export type Place = {operation: ReferenceOperation; status?: string};

/** A code, a status, a scope or a header, with what the document says of it. */
export type Entry = {
  name: string;
  /** Texts of the document under their labels, in their order. */
  facts: Map<string, Set<string>>;
  places: Place[];
};

/** Entries by name, in the order in which the document names them. */
export class Entries {
  private readonly byName = new Map<string, Entry>();

  /** Adds what one place says; empty texts are skipped, and a text is kept once. */
  add(name: string, place: Place, facts: Record<string, string | undefined>): void {
    const entry = this.byName.get(name) ?? {name, facts: new Map<string, Set<string>>(), places: []};
    this.byName.set(name, entry);
    for (const [label, text] of Object.entries(facts)) {
      if (!text?.trim()) continue;
      entry.facts.set(label, (entry.facts.get(label) ?? new Set()).add(text.trim()));
    }
    const isThere = entry.places.some(
      ({operation, status}) => operation === place.operation && status === place.status,
    );
    if (!isThere) entry.places.push(place);
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  all(): Entry[] {
    return [...this.byName.values()];
  }
}
