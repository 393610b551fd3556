/** Which of the compressed files beside a file a client takes; nginx decides alike. */

/** Codings by preference, with the ending of their files. */
export const encodings = [
  {coding: 'br', ending: '.br'},
  {coding: 'gzip', ending: '.gz'},
] as const;

export type Encoding = (typeof encodings)[number];

/**
 * `*` names no coding, and between two that are named the smaller file wins over weights (RFC 9110, section 12.5.3, leaves
 * both to the server).
 *
 * @param accepted `Accept-Encoding` of a request
 * @returns the codings that it takes, by preference
 */
export function acceptedEncodings(accepted = ''): Encoding[] {
  return encodings.filter(({coding}) => {
    const [named, weight] = new RegExp(`(?:^|[ ,])${coding} *(?:;([^,]*))?(?:,|$)`, 'i').exec(accepted) ?? [];
    if (named === undefined) return false;
    if (weight === undefined) return true;
    const [, quantity] = /^ *q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?) *$/i.exec(weight) ?? [];
    return Number(quantity ?? 0) > 0;
  });
}
