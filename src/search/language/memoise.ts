/** Memoises a pure function of a text: texts repeat words, and successive keystrokes ask nearly the same query. */
export function memoised<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (!known.has(text)) known.set(text, make(text));
    return known.get(text) as T;
  };
}
