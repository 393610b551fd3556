/** How to reach the provider of the site. Source: the sheet of facts, and the page about support. */

export const supportEmail = 'support@example.com';

/** Site path of the page about support, which has the rules for reports of security problems. */
export const supportPage = '/docs/support';
