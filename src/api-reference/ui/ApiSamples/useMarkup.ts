import {useEffect, useState, type RefObject} from 'react';
import {fetchJson} from '../../../runtime/contract';

export type SamplesPart = 'request' | 'responses';

type SamplesMarkup = Record<SamplesPart, string>;

/** Where pages are rendered, the content; in a browser, the address of it (src/api-reference/bundlerConfig.ts). */
export type SamplesSource = SamplesMarkup | string;

/**
 * HTML of samples: from the static HTML after a full page load, fetched after a client-side navigation.
 *
 * Trap: React rewrites the HTML for a new `__html` object, even an equal one, and would empty the static HTML; so the
 * object is kept in state.
 *
 * @param place the element that shows the samples; its static HTML stays untouched
 */
export function useMarkup(
  source: SamplesSource,
  part: SamplesPart,
  place: RefObject<HTMLElement | null>,
): {markup: {__html: string}; hasFailed: boolean} {
  const [markup, setMarkup] = useState({__html: typeof source === 'string' ? '' : source[part]});
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (typeof source !== 'string' || place.current?.hasChildNodes()) return undefined;
    const leaving = new AbortController();
    fetchJson(source, leaving.signal)
      .then((content) => setMarkup({__html: (content as SamplesMarkup)[part]}))
      .catch(() => setHasFailed(!leaving.signal.aborted));
    return () => leaving.abort();
  }, [source, part, place]);
  return {markup, hasFailed};
}
