const known = new Map<string, string>();

/** @returns an address without what makes no difference: a slash at the end, and capitals */
export function bare(address: string): string {
  const found = known.get(address) ?? address.replace(/\/$/, '').toLowerCase();
  known.set(address, found);
  return found;
}
