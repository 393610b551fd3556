/** A page that leads on to another, for hosts that answer with files alone. */
import {escape} from 'lodash';
import {siteAddress, withBase} from '../site/base';
import {site} from '../site/identity';
import {siteLanguage} from '../site/language';

/** The same in all of them, so that the policy of the site needs one hash for it (src/policy). */
const script =
  "location.replace(document.querySelector('[http-equiv=refresh]').content.slice(7)+location.search+location.hash)";

/**
 * Search engines take a refresh at once for a permanent move. Only a script can keep query and fragment.
 *
 * @param to site path of the page to which it leads
 * @param origin public origin of the site
 * @param baseUrl base URL of the site
 * @returns its HTML
 */
export function redirectPage(to: string, origin: string, baseUrl: string): string {
  const path = escape(withBase(to, baseUrl));
  const address = escape(siteAddress(origin, baseUrl) + to);
  return `<!doctype html>
<html lang="${siteLanguage}">
<meta charset="utf-8">
<title>${site.title}</title>
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${address}">
<script>${script}</script>
<p>This address leads to <a href="${path}">${path}</a>.
</html>
`;
}
