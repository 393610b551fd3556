/** Search records for tests: only what a test is about has to be named. */
import type {Hierarchy, SearchRecord} from '../../src/search/records/record';

type Facts = Partial<Omit<SearchRecord, 'hierarchy'>> & {hierarchy?: Partial<Hierarchy>};

const noHierarchy: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** A page of its own, with the given title and text. */
export function page(title: string, content: string, facts: Facts = {}): SearchRecord {
  const url = `https://help.example.co.uk/docs/${encodeURIComponent(title)}`;
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    keywords: null,
    asks: null,
    label: null,
    weight: {pageRank: 100, level: 90, position: 0},
    ...facts,
    hierarchy: {...noHierarchy, lvl0: 'Focus', lvl1: title, ...facts.hierarchy},
  };
}
