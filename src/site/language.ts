/** Tag (BCP 47) of the site's one language: for `lang`, and for dates, numbers and the order of words. */
export const siteLanguage = 'en-GB';
