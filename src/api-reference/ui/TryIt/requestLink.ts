/** The link that opens a page with a request filled in. */

/** Begins the fragment of such a link: nothing of it reaches a server. */
export const linkMark = '#try=';

/** @param written what `writeRequest` gives; an empty text opens the console as it is */
export const requestLink = (page: string, written: string): string => `${page}${linkMark}${written}`;

/** @returns what was written, if the fragment is one of a request */
export const inFragment = (fragment: string): string | undefined =>
  fragment.startsWith(linkMark) ? fragment.slice(linkMark.length) : undefined;
