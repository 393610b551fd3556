/** Addresses of pages that a reader, or a program, has cut at a slash, such as `/docs/focus/admin`. */
import type {Section, Target} from './sections';

/** @returns the addresses above one, the nearest first, without the home page: `/docs/a/b` has `/docs/a` and `/docs` */
function above(address: string): string[] {
  const parts = address.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
}

/** A section with all of these pages, and as few others as possible. */
function smallestWith(pages: readonly Target[], sections: readonly Section[]): Section | undefined {
  const holding = sections.filter((section) => {
    const all = new Set(section.pages.map(({to}) => to));
    return pages.every(({to}) => all.has(to));
  });
  return holding.reduce<Section | undefined>(
    (best, section) => (best && best.pages.length < section.pages.length ? best : section),
    undefined,
  );
}

/**
 * Where cut addresses lead: to the page of the category that holds the pages below; where that has none, to the first of
 * them in the sidebar; where the sidebars have none of them, to where the address above leads.
 *
 * @param pages site paths of all pages
 * @param sections of the documentation, each before those in it
 * @param home what readers call the home page
 * @returns the page of each address above a page that is no page itself, in the order of the addresses
 */
export function cutAddresses(
  pages: readonly string[],
  sections: readonly Section[],
  home: string,
): Map<string, Target> {
  const known = new Set(pages);
  const labels = new Map(sections.flatMap((section) => section.pages).map(({to, label}) => [to, label]));

  function targetOf(address: string): Target {
    const found = sections.flatMap((section) => section.pages);
    const below = found.filter(({to}) => to.startsWith(`${address}/`));
    if (below[0]) return smallestWith(below, sections)?.page ?? below[0];
    const [parent = '/'] = above(address);
    if (parent === '/') return {to: '/', label: home};
    return known.has(parent) ? {to: parent, label: labels.get(parent) ?? parent} : targetOf(parent);
  }

  const cut = [...new Set(pages.flatMap(above))].filter((address) => !known.has(address)).sort();
  return new Map(cut.map((address) => [address, targetOf(address)]));
}
