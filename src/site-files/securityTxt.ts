import {siteAddress} from '../site/base';
import {securityExpires, supportEmail, supportPage} from '../site/contact';
import {site} from '../site/identity';

/** Site path of `security.txt`. */
export const securityPath = '/.well-known/security.txt';

/**
 * `security.txt` (RFC 9116): whom to tell of a security problem.
 *
 * @param origin public origin of the site
 * @param baseUrl base URL of the site
 * @returns its text
 */
export function securityTxt(origin: string, baseUrl: string): string {
  const address = siteAddress(origin, baseUrl);
  const fields = {
    Contact: `mailto:${supportEmail}?subject=Security%20report`,
    Expires: securityExpires,
    'Preferred-Languages': site.locale,
    Canonical: address + securityPath,
    Policy: address + supportPage,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

const day = 24 * 60 * 60_000;

/**
 * @param now time of the build
 * @param expires moment after which `security.txt` may no longer be believed
 * @returns a warning 30 days before that moment, undefined until then
 */
export function expiryWarning(now: Date, expires = securityExpires): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / day);
  if (days > 30) return undefined;
  return `security.txt expires in ${days} days. Remedy: check that the ways to report a security problem still hold, then set securityExpires in src/site/contact.ts to a day in eleven months.`;
}
