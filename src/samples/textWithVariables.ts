/** Text with environment variables in place of secrets. */

/** A value of a specification as text: objects and arrays as JSON, nothing for null. */
export function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** Literal text, or the name of an environment variable. */
export type TextOrVariable = string | {variable: string};

/** The parts with neighbouring texts made one and empty ones left out. */
export function joinTexts(parts: TextOrVariable[]): TextOrVariable[] {
  return parts.reduce<TextOrVariable[]>((all, part) => {
    const last = all.at(-1);
    if (part === '') return all;
    return typeof part === 'string' && typeof last === 'string'
      ? [...all.slice(0, -1), last + part]
      : [...all, part];
  }, []);
}

/**
 * The parts as an expression.
 *
 * @param text writes a string literal
 * @param variable writes the reading of an environment variable
 * @param plus joins two expressions
 */
export function expression(
  parts: TextOrVariable[],
  text: (value: string) => string,
  variable: (name: string) => string,
  plus = ' + ',
): string {
  return (
    parts.map((part) => (typeof part === 'string' ? text(part) : variable(part.variable))).join(plus) ||
    text('')
  );
}

/**
 * @returns an address without its query, and the pairs of that; the whole address and no pairs where a secret is in the
 *   query, or where a library that encodes the pairs again would write other signs
 */
export function queryIn(url: TextOrVariable[]): {address: TextOrVariable[]; query: [string, string][]} {
  const [whole, ...rest] = url;
  const [address = '', text] = typeof whole === 'string' && !rest.length ? whole.split(/\?(.*)/s) : [];
  const pairs = new URLSearchParams(text);
  return text && pairs.toString() === text
    ? {address: [address], query: [...pairs]}
    : {address: url, query: []};
}
