/** Tag (BCP 47) of the site's one language: for `lang`, and for dates, numbers and the order of words. */
export const siteLanguage = 'en-GB';

/**
 * @param count of what carries the tag
 * @param one word for one of it, such as `page`
 * @returns the title of the page that lists it
 */
export const taggedTitle = (count: number, one: string, tag: string): string =>
  `${count} ${count === 1 ? one : `${one}s`} tagged “${tag}”`;
