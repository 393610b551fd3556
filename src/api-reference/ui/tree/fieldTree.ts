/** The fields of an operation's page as a tree of `<details>`, which a reader opens, closes and searches. */

/** The text of a field without that of the fields in it. */
const ownText = (field: Element): string =>
  [...field.children]
    .filter(({tagName}) => tagName !== 'DETAILS')
    .map(({textContent}) => textContent)
    .join(' ');

const nameOf = (field: Element): string => field.querySelector('code')?.textContent ?? '';

const holds = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word));

/** The fields of a part of a page. */
export class FieldTree {
  /** What was open before the search. */
  private before?: HTMLDetailsElement[];
  private found: Element[] = [];
  private at = 0;

  /** @param selector of one field */
  constructor(
    private readonly root: Element,
    private readonly selector: string,
  ) {}

  /** Opens or closes every place. */
  setAll(isOpen: boolean): void {
    for (const place of this.root.querySelectorAll('details')) place.open = isOpen;
  }

  /**
   * Shows the fields that a reader looks for, with those that they are in and those in them, and hides the others.
   *
   * @param wanted words: of the name, or, where no name has them all, of what is said of a field; none show the page as
   *   it was before the search
   * @returns the number of fields that were found
   */
  find(wanted: string): number {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    this.restore(words.length > 0);
    const fields = [...this.root.querySelectorAll<HTMLElement>(this.selector)];
    const named = fields.filter((field) => holds(nameOf(field), words));
    this.found = named.length ? named : fields.filter((field) => holds(ownText(field), words));
    if (!words.length) this.found = [];
    this.at = 0;
    for (const field of fields)
      field.hidden =
        this.found.length > 0 && !this.found.some((other) => other.contains(field) || field.contains(other));
    for (const field of this.found) this.openAround(field);
    return this.found.length;
  }

  /** Scrolls to the next of the fields that were found. */
  next(): void {
    this.found[this.at++ % this.found.length]?.scrollIntoView({block: 'center'});
  }

  private restore(isSearch: boolean): void {
    const before = this.before ?? [...this.root.querySelectorAll<HTMLDetailsElement>('details[open]')];
    if (this.before) {
      this.setAll(false);
      for (const place of before) place.open = true;
    }
    this.before = isSearch ? before : undefined;
  }

  private openAround(field: Element): void {
    let place = field.parentElement?.closest('details');
    for (; place && this.root.contains(place); place = place.parentElement?.closest('details'))
      place.open = true;
  }
}
