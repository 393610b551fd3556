import {useEffect, useState, type RefObject} from 'react';

export type Part = 'request' | 'responses';

type Content = Record<Part, string>;

/** Where pages are rendered, the content; in a browser, the address of it (src/plugins/api-reference/samples/bundling.ts). */
export type Source = Content | string;

/**
 * HTML of samples: from the page that the browser opened, or fetched when the reader came by a link inside the site.
 *
 * @param place the element that shows it; what the page brought along stays untouched
 */
export function useMarkup(
  source: Source,
  part: Part,
  place: RefObject<HTMLElement | null>,
): {markup: string; hasFailed: boolean} {
  const [markup, setMarkup] = useState(typeof source === 'string' ? '' : source[part]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (typeof source !== 'string' || place.current?.hasChildNodes()) return undefined;
    const leaving = new AbortController();
    fetch(source, {signal: leaving.signal})
      .then((response) => response.json() as Promise<Content>)
      .then((content) => setMarkup(content[part]))
      .catch(() => setHasFailed(!leaving.signal.aborted));
    return () => leaving.abort();
  }, [source, part, place]);
  return {markup, hasFailed};
}
