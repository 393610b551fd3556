/** How to reach the provider of the site. Source: the sheet of facts, and the page about support. */

export const supportEmail = 'support@example.com';

/** Site path of the page about support, which has the rules for reports of security problems. */
export const supportPage = '/docs/support';

/**
 * Until when `security.txt` may be believed; RFC 9116, section 2.5.5, recommends less than a year. A fixed day, because two
 * builds of the same sources are the same; the build warns 30 days before it.
 */
export const securityExpires = '2027-10-31T00:00:00Z';
