/** The parameters of an operation: those of its path, and its own, which go before them. */

type Named = {name?: unknown; in?: unknown};

/**
 * Name and place make a parameter one (https://spec.openapis.org/oas/v3.2.0.html#parameter-locations); in names of
 * headers letters of both cases are alike (RFC 9110, section 5.1).
 */
export function parameterKey({name, in: place}: Named): string {
  const text = String(name);
  return `${String(place)} ${place === 'header' ? text.toLowerCase() : text}`;
}

/**
 * @param shared parameters of the path
 * @param own of the operation
 * @param named the parameter that an item of the lists stands for
 * @returns the items of the path that the operation does not have itself, and then its own
 */
export function joinedParameters<Item>(
  shared: readonly Item[] | undefined,
  own: readonly Item[] | undefined,
  named: (item: Item) => Named,
): Item[] {
  const known = new Set(own?.map((item) => parameterKey(named(item))));
  return [...(shared ?? []).filter((item) => !known.has(parameterKey(named(item)))), ...(own ?? [])];
}
