/** Headers of the table as rules by path, which add up: for hosts that send what lists of rules tell them. */
import {caching, securityHeaders, sharing} from '../headers';

export type HeaderRule = {
  /** All addresses that begin and end so. */
  begin: string;
  end: string;
  headers: Readonly<Record<string, string>>;
};

/**
 * No rule says again what another has said, because hosts join the values. What may be kept by nobody unasked has no
 * rule: it is what these hosts send by themselves (`max-age=0, must-revalidate`).
 *
 * @param policy Content Security Policy of the site
 */
export const headerRules = (policy: string): HeaderRule[] => [
  {begin: '/', end: '', headers: securityHeaders(policy)},
  {begin: caching.hashed.path, end: '', headers: {'Cache-Control': caching.hashed.value, ...sharing}},
  {begin: '/', end: '.md', headers: {'X-Robots-Tag': 'noindex'}},
];

/** Rules of one address. */
export const exactHeaders: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  [caching.version.path, {'Cache-Control': caching.version.value}],
]);
