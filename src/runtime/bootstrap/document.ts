/** DOM helpers of the scripts that run before hydration. */

export const root = document.documentElement;

/** All elements that match, as an array. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Adds an element to the head. */
export function make<Tag extends 'link' | 'script'>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), attributes);
  document.head.append(element);
  return element;
}
