/** What the sets of judged searches need to measure anything: no author has copied them, and each has an answer. */
import {expect, it} from 'vitest';
import {asksOf} from '../../src/content/asks';
import {lineOf, wordsOf} from '../../src/search/language/tokeniser';
import {synonyms} from '../../src/search/language/synonyms';
import {sealed, tuning} from '../support/judged';
import {quotedIn, type Phrase} from '../support/judged/quotes';
import {pages} from './corpus';

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const authored: Phrase[] = pages.flatMap(({path, frontMatter}) => [
  ...listOf(frontMatter.keywords).map((text) => ({text, from: `the keywords of ${path}`})),
  ...Object.entries(asksOf(frontMatter)).flatMap(([anchor, asks]) =>
    asks.map((text) => ({text, from: `the questions of ${path}#${anchor}`})),
  ),
]);

const vocabulary: Phrase[] = synonyms.flat().map((text) => ({text, from: 'the vocabulary'}));

/** A shorter phrase is a term, such as `sso` or `legal hold`, which a vocabulary must have. */
const isSentence = ({text}: Phrase) => wordsOf(text).length > 2;

it('no keyword, question or synonym quotes the set for tuning', () => {
  expect(quotedIn([...authored, ...vocabulary.filter(isSentence)], tuning)).toEqual([]);
});

it('no keyword, question or synonym quotes the sealed set, nor names a whole search of it', () => {
  expect(quotedIn([...authored, ...vocabulary], sealed)).toEqual([]);
});

it('no search of the sealed set is one of the other set, and none comes twice', () => {
  const known = tuning.map(({query}) => lineOf(query));
  const asked = sealed.map(({query}) => lineOf(query));
  expect(asked.filter((query, index) => known.includes(query) || asked.indexOf(query) !== index)).toEqual([]);
});
