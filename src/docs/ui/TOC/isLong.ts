/** A screen holds some thirty lines of contents. */
export const isLong = (toc: readonly unknown[]): boolean => toc.length > 30;
