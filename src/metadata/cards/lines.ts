/** Breaks a title into lines that fit. */

/** Width of a text in pixels at a size. */
type Measure = (text: string, size: number) => number;

/** Sizes of a title, with the number of lines that looks good at each; the last takes what is left. */
const sizes = [
  {size: 88, most: 2},
  {size: 76, most: 3},
  {size: 64, most: 3},
  {size: 54, most: 4},
  {size: 46, most: 4},
] as const;

/** Parts of a word that fit; most words are one. */
function partsOf(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word) || word.length < 2) return [word];
  const letters = [...word];
  let count = letters.length - 1;
  while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
  return [letters.slice(0, count).join(''), ...partsOf(letters.slice(count).join(''), fits)];
}

function broken(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of title.split(/\s+/).flatMap((word) => partsOf(word, fits))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${part}` : part;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** A last line with one short word looks lost: the same number of lines, as even as they can be. */
function balanced(title: string, size: number, width: number, measure: Measure): string[] {
  const widest = broken(title, (text) => measure(text, size) <= width);
  let best = widest;
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const lines = broken(title, (text) => measure(text, size) <= narrower);
    if (lines.length > widest.length || lines.join(' ') !== widest.join(' ')) break;
    best = lines;
  }
  return best;
}

/**
 * @param width of a line, in pixels
 * @returns the largest size at which the title fits, and its lines; what no size can hold ends with three dots
 */
export function fitted(title: string, width: number, measure: Measure): {size: number; lines: string[]} {
  for (const {size, most} of sizes) {
    const lines = balanced(title, size, width, measure);
    if (lines.length <= most) return {size, lines};
  }
  const {size, most} = sizes.at(-1)!;
  const fits = (text: string) => measure(text, size) <= width;
  const lines = broken(title, fits).slice(0, most);
  let last = lines.pop() ?? '';
  while (last && !fits(`${last}…`)) last = [...last].slice(0, -1).join('');
  return {size, lines: [...lines, `${last.trimEnd()}…`]};
}
