/** What a section is for, and how much it weighs by that. */
import {levels, type Hierarchy, type Kind, type SearchRecord} from './record';

/** Where a section stands. */
type Place = {
  /** Site path of its page. */
  path: string;
  /** A row, a term or a field, not a heading. */
  isEntry: boolean;
  hierarchy: Hierarchy;
};

/** Pages that only list others, at addresses that Docusaurus gives them. */
const lists = /^\/(docs\/tags|blog\/(tags|archive|authors$))(\/|$)/;

/** They lead elsewhere, or repeat in a program what was said above; so does all that is below such a heading. */
const asides = new Set(['Sources', 'Related pages', 'Request sample', 'Response samples', 'Read more']);

/** What a guide explains, such as a code, a term or a schema, is read about there first. */
const catalogues = /^\/docs\/(glossary|quick-reference|api\/[^/]+\/(errors|schemas(\/.*)?)|.+\/operations)$/;

/** Parts of requests and answers: the operations that have them come first. */
const schemas = /^\/docs\/api\/[^/]+\/schemas\//;

/** The site about itself, and pages that mostly lead on. */
const aboutTheSite = /^\/(site-map|offline|blog\/authors\/.*)?$/;

/** @returns whether nobody searches for a section: a list of pages, a sample, or links to other pages */
export const isUnlisted = ({path, hierarchy}: Place): boolean =>
  lists.test(path) || levels.slice(2).some((level) => asides.has(hierarchy[level] ?? ''));

/** @returns the class of a section */
export const kindOf = ({path, isEntry}: Place): Kind =>
  isEntry || /^\/docs\/api\b/.test(path) ? 'reference' : 'prose';

/** A reader's own words ask for a guide first: news ages, reference and single fields are looked up by name. */
export function pageRankOf({path, isEntry}: Place): SearchRecord['weight']['pageRank'] {
  const isLookedUp = /^\/(blog\/|docs\/api\b)/.test(path);
  const share = isEntry || catalogues.test(path) ? 50 : 100;
  return share * (aboutTheSite.test(path) || schemas.test(path) ? 0.4 : isLookedUp ? 0.85 : 1);
}
