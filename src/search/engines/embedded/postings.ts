/** Builds the term dictionary and the postings from search records. */
import type {SearchRecord} from '../../records/record';
import {encode} from './dictionary';
import {impactsOf, titleTermsOf} from './fieldWeights';
import {
  fileOf,
  levelOf,
  dictionaryPartOf,
  signOf,
  wholeDictionary,
  type IndexEntry,
  type DictionaryPart,
} from './indexFormat';
import {compare, splitIntoFiles, startsOf, type IndexFiles} from './splitIntoFiles';

/** Maximum characters of JSON: of a posting shard, and of a dictionary inside the index entry. */
const sizes = {shard: 4_000, dictionaryInEntry: 80_000};

type Posting = {sections: number[]; levels: number[]; inTitle: boolean};

function postingsOf(records: readonly SearchRecord[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  records.forEach((record, section) => {
    const titleTerms = titleTermsOf(record);
    for (const [term, impact] of impactsOf(record)) {
      let posting = postings.get(term);
      if (!posting) postings.set(term, (posting = {sections: [], levels: [], inTitle: false}));
      posting.sections.push(section);
      posting.levels.push(levelOf(impact));
      posting.inTitle ||= titleTerms.has(term);
    }
  });
  return postings;
}

/** Delta-encoded section ids, then impact levels: similar numbers are adjacent and compress well. */
const written = ({sections, levels}: Posting): number[] => [
  ...sections.map((section, index) => section - (sections[index - 1] ?? 0)),
  ...levels,
];

function writePart(
  name: string,
  terms: readonly string[],
  postings: readonly Posting[],
  files: IndexFiles,
): DictionaryPart {
  const counts = splitIntoFiles(postings.map(written), sizes.shard, files, (shard) =>
    fileOf.shard(name, shard),
  );
  return {
    terms: encode(terms),
    signs: postings.map(({sections, inTitle}) => signOf(sections.length, inTitle)).join(''),
    shards: startsOf(counts),
  };
}

/** @returns the part of the index entry about the dictionary; its files are added to `files` */
export function writeDictionary(
  records: readonly SearchRecord[],
  files: IndexFiles,
): Pick<IndexEntry, 'parts' | 'dictionary'> {
  const postings = [...postingsOf(records)].sort(([one], [other]) => compare(one, other));
  const length = postings.reduce((sum, [term]) => sum + term.length + 2, 0);
  const isSmall = length <= sizes.dictionaryInEntry;
  const groups = new Map<string, typeof postings>();
  for (const item of postings) {
    const name = isSmall ? wholeDictionary : dictionaryPartOf(item[0]);
    groups
      .set(name, groups.get(name) ?? [])
      .get(name)
      ?.push(item);
  }
  const parts = [...groups].map(([name, group]) => {
    const terms = group.map(([term]) => term);
    const part = writePart(
      name,
      terms,
      group.map(([, posting]) => posting),
      files,
    );
    return {name, part};
  });
  if (isSmall)
    return {parts: [wholeDictionary], dictionary: parts[0]?.part ?? {terms: '', signs: '', shards: []}};
  for (const {name, part} of parts) files.set(fileOf.part(name), JSON.stringify(part));
  return {parts: parts.map(({name}) => name)};
}
