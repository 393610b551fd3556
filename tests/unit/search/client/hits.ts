import type {Hit} from '../../../../src/search/client/port';
import {levels, type Hierarchy} from '../../../../src/search/records/record';

/**
 * A hit under some headings; its address is made of them.
 *
 * @param headings from `lvl0` down
 */
export function hitOf(headings: readonly string[], changes: Partial<Hit> = {}): Hit {
  const hierarchy = Object.fromEntries(
    levels.map((level, index) => [level, headings[index] ?? null]),
  ) as Hierarchy;
  const path = headings.join('/').toLowerCase().replaceAll(' ', '-');
  const url = `https://help.example.co.uk/docs/${path}`;
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: levels[headings.length - 1] ?? 'lvl0',
    hierarchy,
    content: 'Text of the section.',
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
    ...changes,
  };
}
