/** Content types of feeds, which no file name gives away; nginx sends the same ones. */
import {feedFolder, feedTypes, withCharset} from './types';

/** A browser that opens an address asks for HTML first; a feed reader does not. */
const isBrowser = (accept: string) => accept.includes('text/html');

export type FeedHeaders = {Vary: string; 'Content-Type'?: string};

/**
 * Feed readers get the types of feeds. Browsers, which download those or show their bare source, get the type of the
 * file's name, plain XML, which they show with its style sheet.
 *
 * @param pathname path of a request
 * @param accept its `Accept` header
 * @returns undefined when the path is no feed's
 */
export function feedHeaders(pathname: string, accept = ''): FeedHeaders | undefined {
  const file = pathname.split('/').at(-1) ?? '';
  if (!pathname.startsWith(feedFolder) || !Object.hasOwn(feedTypes, file)) return undefined;
  return {Vary: 'Accept', ...(!isBrowser(accept) && {'Content-Type': withCharset(feedTypes[file] ?? '')})};
}
