import {localPath} from '../../runtime/contract';
import type {Hit} from './port';
import {levels} from '../records/record';

/** The displayed parts of a hit. Texts are HTML from the engine: escaped text and `<mark>`. */
export type HitView = {
  id: string;
  /** Address inside the site. */
  to: string;
  /** Name of the product or area (`lvl0`). */
  area: string;
  /** The deepest heading. */
  title: string;
  /** Page and headings above the title. */
  trail: string[];
  snippet?: string;
};

/** The parts of a hit that a view needs; a saved search has no highlights. */
export type Viewable = Pick<Hit, 'objectID' | 'url' | 'hierarchy'> &
  Partial<Pick<Hit, '_highlightResult' | '_snippetResult'>>;

/** @returns the view of a hit, or undefined when the index holds no usable address or heading for it */
export function viewOf(hit: Viewable): HitView | undefined {
  const to = localPath(hit.url);
  const texts = levels.flatMap((level) => {
    const text = hit.hierarchy?.[level];
    return text ? [hit._highlightResult?.hierarchy?.[level]?.value ?? text] : [];
  });
  const [area, ...headings] = texts;
  if (to === undefined || area === undefined) return undefined;
  return {
    id: hit.objectID,
    to,
    area: hit.hierarchy.lvl0 ?? area,
    title: headings.at(-1) ?? area,
    trail: headings.slice(0, -1),
    snippet: hit._snippetResult?.content?.value,
  };
}
