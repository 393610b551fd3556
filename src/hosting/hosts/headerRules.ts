/** Headers of the table as rules by path, which add up: for hosts that send what lists of rules tell them. */
import {caching, hashedFolders, securityHeaders, sharing} from '../headers';
import type {HostedSite} from '../site';

type Rules = Pick<HostedSite, 'policy' | 'languages'>;

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
 * @param site its Content Security Policy, and the folders of its other languages
 */
export const headerRules = ({policy, languages}: Rules): HeaderRule[] => [
  {begin: '/', end: '', headers: securityHeaders(policy)},
  ...hashedFolders(languages).map((begin) => ({
    begin,
    end: '',
    headers: {'Cache-Control': caching.hashed.value, ...sharing},
  })),
  {begin: '/', end: '.md', headers: {'X-Robots-Tag': 'noindex'}},
];

/** Rules of one address. */
export const exactHeaders: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  [caching.version.path, {'Cache-Control': caching.version.value}],
]);
