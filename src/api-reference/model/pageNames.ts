import kebabCase from 'lodash/kebabCase.js';

/** Makes unique page names: the generator silently drops a second page with the same name. */
export class PageNames {
  private readonly taken: Set<string>;

  /** @param reserved names that are never given out */
  constructor(reserved: string[] = []) {
    this.taken = new Set(reserved);
  }

  /**
   * @param candidates texts to make a name from, the best first; empty ones are skipped
   * @returns the first that makes a name, in kebab case, with a number if it is taken
   */
  take(...candidates: (string | undefined)[]): string {
    const name = candidates.map((text) => kebabCase(text)).find(Boolean) ?? 'page';
    let free = name;
    for (let count = 2; this.taken.has(free); count += 1) free = kebabCase(`${name}-${count}`);
    this.taken.add(free);
    return free;
  }
}

/**
 * The plugin's own rule for the page of an API.
 *
 * @returns the name of the page, and the title that makes it; a title without letters has another one
 */
export function introductionOf({title}: {title: string}): {id: string; title: string} {
  const id = kebabCase(title.replace(' ', '-').toLowerCase());
  return id ? {id, title} : {id: 'introduction', title: 'Introduction'};
}
