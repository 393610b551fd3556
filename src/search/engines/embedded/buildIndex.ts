/** Builds the index files from search records, deterministically. */
import {createHash} from 'node:crypto';
import {groupBy, sortBy} from 'lodash';
import {stopWords, termsOf} from '../../language/tokeniser';
import {levels, titleOf, type SearchRecord} from '../../records/record';
import {anchorOf, fields, fileOf, indexPath, textFile, type IndexFile} from './indexFile';

/** Characters of a file of texts, which has those of a few pages that stand together, and of each text in it. */
const textSize = {file: 40_000, section: 1_000};

const facetOf = ({hierarchy: {lvl0}, language, docusaurus_tag: tag}: SearchRecord) =>
  JSON.stringify({
    area: lvl0 ?? '',
    values: [`hierarchy.lvl0:${lvl0 ?? ''}`, `language:${language}`, `docusaurus_tag:${tag}`],
  });

/** Terms of a section's fields. The text of a field of the API is left out: its operation is found instead. */
function termsIn(record: SearchRecord): Record<(typeof fields)[number], string[]> {
  const isField = record.anchor && /\/docs\/api\//.test(record.url);
  const telling = (...texts: (string | null)[]) =>
    termsOf(texts.join(' ')).filter((term) => !stopWords.has(term));
  return {
    title: termsOf(titleOf(record)),
    keywords: telling(record.label, record.keywords),
    asks: telling(record.asks),
    text: isField ? [] : telling(record.content),
  };
}

/** @returns the terms, and by field the sections of each */
function invert(records: readonly SearchRecord[]): Pick<IndexFile, 'terms' | 'sections'> {
  const found = new Map<string, number[][]>();
  records.forEach((record, id) => {
    const terms = termsIn(record);
    fields.forEach((field, at) => {
      for (const term of new Set(terms[field])) {
        const lists = found.get(term) ?? fields.map(() => []);
        found.set(term, lists);
        lists[at]?.push(id);
      }
    });
  });
  const terms = [...found.keys()].sort();
  const differences = (ids: readonly number[] = []) =>
    ids.map((id, at) => (id - (ids[at - 1] ?? 0)).toString(36)).join(' ');
  return {
    terms: terms.join('\n'),
    sections: fields.map((_, at) => terms.map((term) => differences(found.get(term)?.[at])).join('\n')),
  };
}

/** @returns the first section of each file of texts, and their content */
function packTexts(records: readonly SearchRecord[]): {starts: number[]; packs: string[][]} {
  const starts: number[] = [];
  const packs: string[][] = [];
  let size = textSize.file;
  records.forEach(({content}, id) => {
    if (size >= textSize.file) {
      starts.push(id);
      packs.push([]);
      size = 0;
    }
    const text = content?.slice(0, textSize.section) ?? '';
    packs.at(-1)?.push(text);
    size += text.length;
  });
  return {starts, packs};
}

/**
 * @param found records of all pages, in any order
 * @returns site path and content of each file
 */
export function buildIndex(
  found: readonly SearchRecord[],
  vocabulary: Pick<IndexFile, 'synonyms' | 'acronyms'>,
): Map<string, string> {
  const records = sortBy(found, 'url_without_anchor', 'weight.position');
  const facets = [...new Set(records.map(facetOf))];
  const pages = Object.values(groupBy(records, 'url_without_anchor'));
  const {starts, packs} = packTexts(records);
  const texts = packs.map((pack) => JSON.stringify(pack));
  const rest: Omit<IndexFile, 'build'> = {
    site: records[0] ? new URL(records[0].url).origin : '',
    facets: facets.map((facet) => JSON.parse(facet) as IndexFile['facets'][number]),
    pages: pages.map((sections) => {
      const first = sections[0] as SearchRecord;
      return [new URL(first.url).pathname, facets.indexOf(facetOf(first)), sections.length];
    }),
    titles: records
      .map((record) => `${Math.max(1, levels.indexOf(record.type))}${titleOf(record).replaceAll('\n', ' ')}`)
      .join('\n'),
    anchors: records
      .map((record) =>
        record.anchor === anchorOf(titleOf(record)) ? '' : (record.anchor ?? record.label ?? ''),
      )
      .join('\n'),
    weights: Object.fromEntries(
      records.flatMap(({weight: {pageRank}}, id) => (pageRank === 100 ? [] : [[id, pageRank]])),
    ),
    ...invert(records),
    texts: starts,
    ...vocabulary,
  };
  const hash = createHash('sha256').update(JSON.stringify([rest, texts]));
  const build = hash.digest('hex').slice(0, 12);
  return new Map([
    [indexPath, JSON.stringify({build, ...rest} satisfies IndexFile)],
    ...texts.map((content, number) => [fileOf(build, textFile(number)), content] as const),
  ]);
}
