/** @returns the beginning of a text, of at most so many UTF-16 units, that does not end within a character */
export const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
