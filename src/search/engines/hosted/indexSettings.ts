/** How Algolia searches the records: DocSearch's settings for Docusaurus, adjusted to this site, and synonyms. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {synonyms} from '../../../content/contract.node';
import {site} from '../../../site/identity';

/** The words of the glossary as Algolia takes them; its first two words name a group. */
export const hostedSynonyms: SynonymHit[] = synonyms.map((group) => ({
  objectID: group.slice(0, 2).join(' ').replace(/\W+/g, '-'),
  type: 'synonym',
  synonyms: [...group],
}));

/** Source: the settings of DocSearch's crawler for "Docusaurus v2 and later"; differences are explained. */
export const settings = {
  // The area (lvl0) comes last, not first: its name stands on every page of a product and tells them apart
  // least.
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(label)',
    'keywords',
    'unordered(asks)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  // The contextual filters and the filter by product name these; an attribute that is missing here filters
  // everything out.
  attributesForFaceting: ['hierarchy.lvl0', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'url'],
  // Texts are shown as snippets only; highlighted whole they would double the answer.
  attributesToHighlight: ['hierarchy'],
  snippetEllipsisText: '…',

  // Parts of a long section share their address: the best one stands for all.
  distinct: true,
  attributeForDistinct: 'url',

  // More of the reader's words first, as in the embedded engine; Algolia's default puts typos first.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Among equals a guide before reference and news, a page before its sections, and these in their order.
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeCriteriaComputedByMinProximity: true,
  minProximity: 1,

  // One edit from four letters, two from seven; error codes and other numbers are meant as they are typed.
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,

  // Without a language Algolia folds the plurals of every language it knows.
  queryLanguages: [site.locale],
  indexLanguages: [site.locale],
  ignorePlurals: true,
  // `legal_hold` is then found as one name, and by its words; hyphens stay separators, so that `sign-on` and
  // `sign on` are the same.
  separatorsToIndex: '_',
  camelCaseAttributes: ['hierarchy', 'content'],
  // A word without any match must not hide the matches of the other words.
  removeWordsIfNoResults: 'allOptional',
  // Phrases in quotes, but no exclusion operator: a pasted `-v` is a search term.
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'],
} satisfies IndexSettings;
