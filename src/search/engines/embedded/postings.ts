/** Builds the term dictionary and the postings from search records. */
import {partition} from 'lodash';
import type {SearchRecord} from '../../records/record';
import {termsOf} from '../../language/tokeniser';
import {encode} from './dictionary';
import {impactsOf, termsInProse, titleTermsOf} from './fieldWeights';
import {
  fileOf,
  levelOf,
  dictionaryPartOf,
  signOf,
  smallParts,
  type IndexEntry,
  type DictionaryPart,
  type PostingPack,
} from './indexFormat';
import {characterOf} from './numbers';
import {packOrder} from './packOrder';
import {compare, type IndexFiles} from './splitIntoFiles';

type Synonyms = readonly (readonly string[])[];

/** Characters: of a pack of a small index, of which a visit fetches many; of a large one; of a dictionary in the entry. */
const sizes = {pack: 11_000, packOfLarge: 7_000, dictionaryInEntry: 80_000};

type Posting = {sections: number[]; levels: number[]; inTitle: boolean};

function postingsOf(records: readonly SearchRecord[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  const prose = termsInProse(records);
  records.forEach((record, section) => {
    const titleTerms = titleTermsOf(record);
    for (const [term, impact] of impactsOf(record, prose)) {
      let posting = postings.get(term);
      if (!posting) postings.set(term, (posting = {sections: [], levels: [], inTitle: false}));
      posting.sections.push(section);
      posting.levels.push(levelOf(impact));
      posting.inTitle ||= titleTerms.has(term);
    }
  });
  return postings;
}

const written = ({sections, levels}: Posting): PostingPack => ({
  sections: sections.map((section, index) => characterOf(section - (sections[index - 1] ?? 0))).join(''),
  levels: levels.join(''),
});

const joined = (postings: readonly PostingPack[]): PostingPack => ({
  sections: postings.map(({sections}) => sections).join(' '),
  levels: postings.map(({levels}) => levels).join(''),
});

/** Packs of about equal size, each with whole lists. */
function packsOf(postings: readonly Posting[], size: number): PostingPack[][] {
  const packs: PostingPack[][] = [];
  let room = 0;
  for (const posting of postings.map(written)) {
    if (room <= 0 || packs.length === 0) {
      packs.push([]);
      room = size;
    }
    packs.at(-1)?.push(posting);
    room -= posting.sections.length + posting.levels.length;
  }
  return packs;
}

function writePart(
  name: string,
  postings: readonly Item[],
  synonyms: Synonyms,
  files: IndexFiles,
): DictionaryPart {
  const terms = postings.map(([term]) => term);
  const placed: Posting[] = [];
  packOrder(terms, synonyms).forEach((place, term) => (placed[place] = (postings[term] as Item)[1]));
  const packs = packsOf(placed, name === smallParts.common ? sizes.pack : sizes.packOfLarge);
  packs.forEach((pack, number) => files.set(fileOf.pack(name, number), JSON.stringify(joined(pack))));
  return {
    ...writtenTerms(postings),
    packs: packs.map(({length}) => length),
  };
}

type Item = readonly [term: string, posting: Posting];

const writtenTerms = (postings: readonly Item[]): Pick<DictionaryPart, 'terms' | 'signs'> => ({
  terms: encode(postings.map(([term]) => term)),
  signs: postings.map(([, {sections, inTitle}]) => signOf(sections.length, inTitle)).join(''),
});

/** A term that a single text has once is worth no place in the entry, unless a query may expand to it. */
const isRare = ([term, {sections, levels, inTitle}]: Item, expandedTo: ReadonlySet<string>): boolean =>
  sections.length === 1 && !inTitle && (levels[0] ?? 0) < strongLevel && !expandedTo.has(term);

/** The least level of a keyword. */
const strongLevel = levelOf(3);

/** A part whose postings are too few for packs. */
const writtenRare = (postings: readonly Item[]): DictionaryPart => ({
  ...writtenTerms(postings),
  packs: [],
  postings: joined(postings.map(([, posting]) => written(posting))),
});

function writeSmall(postings: readonly Item[], synonyms: Synonyms, files: IndexFiles) {
  const {common, rare} = smallParts;
  const expandedTo = new Set(synonyms.flat().flatMap(termsOf));
  const [rareItems, others] = partition(postings, (item) => isRare(item, expandedTo));
  files.set(fileOf.part(rare), JSON.stringify(writtenRare(rareItems)));
  return {parts: [common, rare], dictionary: writePart(common, others, synonyms, files)};
}

/** @returns the part of the index entry about the dictionary; its files are added to `files` */
export function writeDictionary(
  records: readonly SearchRecord[],
  synonyms: Synonyms,
  files: IndexFiles,
): Pick<IndexEntry, 'parts' | 'dictionary'> {
  const postings = [...postingsOf(records)].sort(([one], [other]) => compare(one, other));
  const length = postings.reduce((sum, [term]) => sum + term.length + 2, 0);
  if (length <= sizes.dictionaryInEntry) return writeSmall(postings, synonyms, files);
  const groups = new Map<string, typeof postings>();
  for (const item of postings) {
    const name = dictionaryPartOf(item[0]);
    groups
      .set(name, groups.get(name) ?? [])
      .get(name)
      ?.push(item);
  }
  for (const [name, group] of groups)
    files.set(fileOf.part(name), JSON.stringify(writePart(name, group, synonyms, files)));
  return {parts: [...groups.keys()]};
}
