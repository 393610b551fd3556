/** A JSON value as a literal of JavaScript or Python. */

export type Notation = {
  text: (value: string) => string;
  key: (name: string) => string;
  /** How `true`, `false` and `null` are written. */
  words: Record<'true' | 'false' | 'null', string>;
  /** Columns of one step. */
  step: number;
};

const width = 70;

/** @param depth columns that the literal's lines stand to the right */
export function literal(value: unknown, notation: Notation, depth = 0): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) {
    return notation.words[value === true ? 'true' : value === false ? 'false' : 'null'];
  }
  const inner = depth + notation.step;
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, notation, inner))
    : Object.entries(value).map(([name, item]) => `${notation.key(name)}: ${literal(item, notation, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const short = items.join(', ');
  if (!items.length) return open + close;
  if (Array.isArray(value) && !short.includes('\n') && inner + short.length < width) {
    return `${open}${short}${close}`;
  }
  const margin = ' '.repeat(inner);
  return `${open}\n${items.map((item) => `${margin}${item},\n`).join('')}${' '.repeat(depth)}${close}`;
}
