const units: [least: number, unit: string][] = [
  [1e9, 'GB'],
  [1e6, 'MB'],
];

/**
 * @param bytes a size
 * @returns it in units of a thousand, as systems and browsers show sizes; two digits at least from a megabyte on
 */
export function size(bytes: number): string {
  const [least, unit] = units.find(([from]) => bytes >= from) ?? [1e3, 'kB'];
  if (unit === 'kB') return `${Math.ceil(bytes / least)} kB`;
  return `${(bytes / least).toFixed(bytes < 10 * least ? 1 : 0)} ${unit}`;
}
