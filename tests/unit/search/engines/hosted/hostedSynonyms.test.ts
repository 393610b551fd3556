import {expect, it} from 'vitest';
import {hostedSynonyms} from '../../../../../src/search/engines/hosted/hostedSynonyms';
import {synonyms} from '../../../../../src/search/language/synonyms';

it('sends every group, under a name of its own', () => {
  expect(hostedSynonyms.map((synonym) => synonym.synonyms)).toEqual(synonyms);
  expect(new Set(hostedSynonyms.map(({objectID}) => objectID)).size).toBe(synonyms.length);
});

it('names a group after its first words, whatever its place', () => {
  const hold = hostedSynonyms.find((group) => group.synonyms?.includes('litigation hold'));
  expect(hold).toMatchObject({objectID: 'legal-hold-litigation-hold', type: 'synonym'});
  expect(hold?.synonyms).toEqual(expect.arrayContaining(['legal hold', 'litigation hold', 'e-discovery']));
});
