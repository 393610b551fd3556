/**
 * Remembers what a pure function gave: texts repeat their words, and a reader's next letter asks nearly the same.
 *
 * @param most values that are kept; when there are more, all are forgotten
 */
export function remembering<T>(make: (text: string) => T, most = 1000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = make(text);
      if (known.size >= most) known.clear();
      known.set(text, value);
    }
    return value;
  };
}
