/** Numbers as characters: lists of small numbers compress best as text. */

/** The first character in use: those before it are spaces, quotes and what JSON escapes. */
const first = 0x23;
/** JSON escapes it. */
const backslash = 0x5c;
/** Halves of surrogate pairs are no characters. */
const surrogates = {first: 0xd800, count: 0x800};

/** @param number 0 to about a million */
export function characterOf(number: number): string {
  let code = first + number;
  if (code >= backslash) code += 1;
  if (code >= surrogates.first) code += surrogates.count;
  return String.fromCodePoint(code);
}

/** @returns the numbers of a text that `characterOf` made */
export function numbersOf(text: string): number[] {
  const numbers: number[] = [];
  for (const character of text) {
    let code = character.codePointAt(0) as number;
    if (code > surrogates.first) code -= surrogates.count;
    if (code > backslash) code -= 1;
    numbers.push(code - first);
  }
  return numbers;
}
