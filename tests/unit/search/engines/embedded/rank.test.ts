/** Ranking against a slow and obvious one, and retrieval against a scan of all texts. */
import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {ExpandedWord} from '../../../../../src/search/engines/embedded/expandQuery';
import {scorer} from '../../../../../src/search/engines/embedded/rank';
import type {Postings} from '../../../../../src/search/engines/embedded/indexStore';
import {termsOf} from '../../../../../src/search/language/tokeniser';
import {engineOf} from '../../../../support/engine';
import {page} from '../../../../support/records';

const sections = 12;
/** Impact of each of five terms on each section; 0 where the section lacks the term. */
const impacts = fc.array(
  fc.array(fc.constantFrom(0, 0, 0.5, 1, 4), {minLength: sections, maxLength: sections}),
  {
    minLength: 5,
    maxLength: 5,
  },
);
const concepts = fc.array(
  fc.record({
    isOptional: fc.constant(false),
    alternatives: fc.array(
      fc.record({
        terms: fc.uniqueArray(fc.nat(4), {minLength: 1, maxLength: 2}),
        weight: fc.constantFrom(1, 0.5),
      }),
      {minLength: 1, maxLength: 3},
    ),
  }),
  {minLength: 1, maxLength: 3},
);

type Drawn = {alternatives: {terms: number[]; weight: number}[]}[];

const postingsOf = (row: readonly number[]): Postings => {
  const present = row.flatMap((impact, section) => (impact > 0 ? [section] : []));
  return {
    sections: Uint32Array.from(present),
    impacts: Float32Array.from(present, (section) => row[section] ?? 0),
  };
};

const conceptOf = ({alternatives}: Drawn[number]): ExpandedWord => ({
  isOptional: false,
  alternatives: alternatives.map(({terms, weight}) =>
    terms.map((index) => ({dictionary: 'all', index, term: `${index}`, weight, sign: 0})),
  ),
});

/** Every section scored by the definition: rarity times the best alternative, a phrase as its weakest word. */
function slowly(drawn: Drawn, table: readonly (readonly number[])[]): {section: number; share: number}[] {
  const at = (term: number, section: number) => table[term]?.[section] ?? 0;
  const countOf = (term: number) => (table[term] ?? []).filter(Boolean).length;
  const rarities = drawn.map(({alternatives}) => {
    const common = alternatives.map(({terms}) => Math.min(...terms.map(countOf)));
    return Math.log(1 + sections / (1 + Math.max(...common)));
  });
  const total = rarities.reduce((sum, one) => sum + one, 0);
  const shares = Array.from({length: sections}, (_, section) => {
    const matched = drawn.map(({alternatives}) => {
      const held = alternatives.filter(({terms}) => terms.every((term) => at(term, section) > 0));
      return Math.max(0, ...held.map(({weight}) => Math.sqrt(weight)));
    });
    const covered = rarities.reduce((sum, one, index) => sum + one * (matched[index] ?? 0), 0);
    return {section, share: covered / total};
  });
  const most = Math.max(...shares.map(({share}) => share));
  return shares.filter(({share}) => share > 0 && share >= 0.5 * most - 1e-6);
}

/** Each section is a page of its own. */
const each = Uint32Array.from({length: sections}, (_, index) => index);
const onePage = {total: sections, heads: new Uint32Array(1), pageOf: new Uint32Array(sections)};

it('keeps the sections that match about as much of the query as the best, each once', () => {
  const rank = scorer({total: sections, heads: each, pageOf: each});
  fc.assert(
    fc.property(concepts, impacts, (drawn, table) => {
      const lists = table.map(postingsOf);
      const ranking = rank(
        drawn.map(conceptOf),
        (_, index) => lists[index] as Postings,
        () => true,
        () => true,
        sections,
      );
      const expected = slowly(drawn, table);
      expect(ranking.best.map(({section}) => section).sort((one, other) => one - other)).toEqual(
        expected.map(({section}) => section),
      );
      expect(ranking.count).toBe(expected.length);
      expect(ranking.coverage).toBeCloseTo(Math.max(0, ...expected.map(({share}) => share)), 4);
    }),
    {numRuns: 300},
  );
});

it('leaves nothing of one query for the next', () => {
  const rank = scorer(onePage);
  fc.assert(
    fc.property(concepts, concepts, impacts, (first, second, table) => {
      const lists = table.map(postingsOf);
      const run = (drawn: Drawn, with_ = rank) =>
        with_(
          drawn.map(conceptOf),
          (_, index) => lists[index] as Postings,
          () => true,
          () => true,
          sections,
        );
      run(first);
      expect(run(second)).toEqual(run(second, scorer(onePage)));
    }),
    {numRuns: 100},
  );
});

const word = fc.constantFrom('alpha', 'brief', 'candle', 'delta', 'ember', 'fossil', 'FOC-2104', 'legalHold');
const text = fc.array(word, {minLength: 1, maxLength: 8}).map((words) => words.join(' '));

it('finds exactly the sections that hold the word, as a scan of their texts does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(text, text), {minLength: 1, maxLength: 12}),
      word,
      async (texts, asked) => {
        const records = texts.map(([title, content], index) =>
          page(`${title} number${index}`, content, {hierarchy: {lvl0: null}}),
        );
        const [term = ''] = termsOf(asked);
        const expected = records
          .filter(({hierarchy, content}) => termsOf(`${hierarchy.lvl1} ${content}`).includes(term))
          .map(({objectID}) => objectID);
        const {hits} = await engineOf(records).answer({indexName: 'x', query: `${asked} `});
        if (expected.length > 0) expect(hits.map(({objectID}) => objectID).sort()).toEqual(expected.sort());
      },
    ),
    {numRuns: 100},
  );
});
