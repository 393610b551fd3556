/** The file of a build that tells servers the policy of its header. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {headerPolicy} from './directives';

/** Name of the file in the folder of a build. */
export const policyFile = 'content-security-policy.txt';

/**
 * @param folder of a build
 * @returns its policy; for a folder without one, that of a site whose pages hold no script and call nobody
 */
export function readPolicy(folder: string): string {
  const file = path.join(folder, policyFile);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  return headerPolicy(new Set(), {
    connect: [],
    drawsInBrowser: false,
    hasFonts: false,
    hasMedia: false,
    hasFilms: false,
  });
}

/**
 * One policy for the languages of a site, whose pages have scripts of their own.
 *
 * @param policies of which each allows what its pages need
 * @returns the policy that allows all of it
 */
export function joinedPolicy(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
