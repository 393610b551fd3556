/** Adds an element to the head. */
export function make<Tag extends 'link' | 'script'>(
  tag: Tag,
  attributes: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), attributes);
  document.head.append(element);
  return element;
}
