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
