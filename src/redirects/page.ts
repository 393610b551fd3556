/** A page that leads on to another, for hosts that answer with files alone. */
import {escape} from 'lodash';
import {siteAddress, withBase} from '../site/base';
import {site} from '../site/identity';
import type {Target} from './sections';

/**
 * Search engines take a refresh at once for a permanent move. Only a script can keep query and fragment.
 *
 * @param target where it leads
 * @param origin public origin of the site
 * @param baseUrl base URL of the site
 * @returns its HTML
 */
export function redirectPage({to, label}: Target, origin: string, baseUrl: string): string {
  const script = JSON.stringify(withBase(to, baseUrl)).replaceAll('<', '\\u003c');
  const path = escape(withBase(to, baseUrl));
  const address = escape(siteAddress(origin, baseUrl) + to);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>${site.title}</title>
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${address}">
<script>location.replace(${script}+location.search+location.hash)</script>
<p>This address leads to <a href="${path}">${escape(label)}</a>.
</html>
`;
}
