/** The page as the starter sees it. */

export const root = document.documentElement;

/** All elements that match, as an array. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** All of the page has come. */
export const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

/** Calls `act` when the reader has seen what there is to show. */
export const afterFrame = (act: () => void): number => requestAnimationFrame(() => setTimeout(act));

const {dataset} = document.currentScript!;

/** Addresses of the files that React needs on this page, which the build wrote beside the starter (../page.ts). */
export const files = {
  sheets: dataset.sheets!.split(' '),
  scripts: dataset.scripts!.split(' '),
  loader: dataset.loader!,
};

/** Adds an element to the head. */
export function make<Tag extends 'link' | 'script'>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), attributes);
  document.head.append(element);
  return element;
}
