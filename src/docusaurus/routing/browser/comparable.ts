const known = new Map<string, string>();

/** @returns an address in lower case and without a slash at its end, as routes are compared */
export function comparable(address: string): string {
  const found = known.get(address) ?? address.replace(/\/$/, '').toLowerCase();
  known.set(address, found);
  return found;
}
