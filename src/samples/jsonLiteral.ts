/** A JSON value as a literal of JavaScript or Python. */

export type Notation = {
  text: (value: string) => string;
  key: (name: string) => string;
  /** How `true`, `false` and `null` are written. */
  words: Record<'true' | 'false' | 'null', string>;
  /** Columns of one step. */
  step: number;
  /** The most columns of a line. */
  width: number;
};

const isRow = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 1;

/**
 * A JSON value as Prettier and Black leave it.
 *
 * @param depth columns that the literal's lines stand to the right
 * @param taken columns before it in its first line
 */
export function literal(value: unknown, notation: Notation, depth = 0, taken = depth): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) {
    return notation.words[value === true ? 'true' : value === false ? 'false' : 'null'];
  }
  const inner = depth + notation.step;
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, notation, inner))
    : Object.entries(value).map(([name, item]) => {
        const key = `${notation.key(name)}: `;
        return key + literal(item, notation, inner, inner + key.length);
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const short = items.join(', ');
  if (!items.length) return open + close;
  const isTable = isRow(value) && value.every(isRow);
  if (Array.isArray(value) && !isTable && !short.includes('\n') && taken + short.length + 3 <= notation.width)
    return open + short + close;
  const margin = ' '.repeat(inner);
  return `${open}\n${items.map((item) => `${margin}${item},\n`).join('')}${' '.repeat(depth)}${close}`;
}
