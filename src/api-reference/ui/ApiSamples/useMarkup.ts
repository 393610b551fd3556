import {useEffect, useState, type RefObject} from 'react';
import {fetchJson} from '../../../runtime/contract';

export type Part = 'request' | 'responses';

type Content = Record<Part, string>;

/** Where pages are rendered, the content; in a browser, the address of it (src/api-reference/samples/bundling.ts). */
export type Source = Content | string;

/**
 * HTML of samples: from the page that the browser opened, or fetched when the reader came by a link inside the site.
 *
 * Trap: React writes the HTML again when it gets a new object, even an equal one, and would empty what the page brought
 * along; so the object is part of the state.
 *
 * @param place the element that shows it; what the page brought along stays untouched
 */
export function useMarkup(
  source: Source,
  part: Part,
  place: RefObject<HTMLElement | null>,
): {markup: {__html: string}; hasFailed: boolean} {
  const [markup, setMarkup] = useState({__html: typeof source === 'string' ? '' : source[part]});
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (typeof source !== 'string' || place.current?.hasChildNodes()) return undefined;
    const leaving = new AbortController();
    fetchJson(source, leaving.signal)
      .then((content) => setMarkup({__html: (content as Content)[part]}))
      .catch(() => setHasFailed(!leaving.signal.aborted));
    return () => leaving.abort();
  }, [source, part, place]);
  return {markup, hasFailed};
}
