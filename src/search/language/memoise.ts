/**
 * Memoises a pure function: texts repeat words, and successive keystrokes ask nearly the same query.
 *
 * @param most size of the cache; when it is full, it is cleared
 */
export function memoised<T>(make: (text: string) => T, most = 1000): (text: string) => T {
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
