/**
 * @param bytes a size
 * @returns it in kilobytes or megabytes of a thousand, as systems and browsers show sizes
 */
export const size = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
