/** Builds the index files from search records, deterministically. */
import {createHash} from 'node:crypto';
import {chunk, groupBy, sortBy} from 'lodash';
import {stopWords} from '../../language/stopWords';
import {termsOf} from '../../language/tokeniser';
import {levels, titleOf, type SearchRecord} from '../../records/record';
import {anchorOf, fields, fileOf, indexPath, textFile, textsPerFile, type IndexFile} from './indexFile';

/** Characters of a section's text that excerpts are made of. */
const textSize = 1_000;

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
  const texts = chunk(records, textsPerFile).map((part) =>
    JSON.stringify(part.map(({content}) => content?.slice(0, textSize) ?? '')),
  );
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
    ...vocabulary,
  };
  const hash = createHash('sha256').update(JSON.stringify([rest, texts]));
  const build = hash.digest('hex').slice(0, 12);
  return new Map([
    [indexPath, JSON.stringify({build, ...rest} satisfies IndexFile)],
    ...texts.map((content, number) => [fileOf(build, textFile(number)), content] as const),
  ]);
}
