/** From records to the pages of the index and the titles of their sections. */
import {levels, titleOf, type SearchRecord} from '../../records/record';
import type {FoldedRecord} from './foldEqual';
import {anchorOf, fileOf, type Facet, type IndexEntry, type IndexPage, type TitlePack} from './indexFormat';
import type {IndexFiles} from './splitIntoFiles';

/** Characters of titles and anchors: the most in the entry, and about as many in a file. */
const sizes = {inEntry: 150_000, file: 6_000};

function facetOf({hierarchy, language, docusaurus_tag: tag, version}: SearchRecord): Facet {
  return {area: hierarchy.lvl0 ?? '', language, tag, version};
}

/** Consecutive records of one page. */
function byPage(sections: readonly FoldedRecord[]): FoldedRecord[][] {
  const pages: FoldedRecord[][] = [];
  for (const section of sections) {
    const last = pages.at(-1);
    if (last?.[0]?.record.url_without_anchor === section.record.url_without_anchor) last.push(section);
    else pages.push([section]);
  }
  return pages;
}

function titlesOf(sections: readonly FoldedRecord[]): TitlePack {
  const lines = sections.map(({record: {type, anchor, label, ...record}}) => {
    const title = titleOf({...record, type}).replaceAll('\n', ' ');
    const own = type === 'lvl1' ? label : anchor === anchorOf(title) ? '' : anchor;
    return {title: `${Math.max(1, levels.indexOf(type))}${title}`, anchor: own};
  });
  return {
    titles: lines.map(({title}) => title).join('\n'),
    anchors: lines.map(({anchor}) => anchor ?? '').join('\n'),
    folded: sections.flatMap(({folded}, line) => (folded ? [line, folded] : [])),
  };
}

const sizeOf = (sections: readonly FoldedRecord[]) =>
  sections.reduce((sum, {record}) => sum + titleOf(record).length + (record.anchor?.length ?? 0) + 2, 0);

/** Groups whole pages, so that the titles above a section are in its file. */
function packsOf(pages: readonly FoldedRecord[][]): FoldedRecord[][] {
  const packs: FoldedRecord[][] = [];
  let room = 0;
  for (const page of pages) {
    const size = sizeOf(page);
    if (room < size || packs.length === 0) {
      packs.push([]);
      room = sizes.file;
    }
    packs.at(-1)?.push(...page);
    room -= size;
  }
  return packs;
}

/** @returns the part of the index entry about pages and titles; titles of a large site are added to `files` */
export function writePages(
  sections: readonly FoldedRecord[],
  files: IndexFiles,
): Pick<IndexEntry, 'facets' | 'pages' | 'titles' | 'titlePacks'> {
  const pages = byPage(sections);
  const keys = pages.map(([first]) => JSON.stringify(facetOf((first as FoldedRecord).record)));
  const distinct = [...new Set(keys)];
  const found = {
    facets: distinct.map((key) => JSON.parse(key) as Facet),
    pages: pages.map((page, number): IndexPage => {
      const {record} = page[0] as FoldedRecord;
      const {pathname} = new URL(record.url_without_anchor);
      return [pathname, distinct.indexOf(keys[number] as string), page.length];
    }),
  };
  if (sizeOf(sections) <= sizes.inEntry) return {...found, titles: titlesOf(sections), titlePacks: []};
  const packs = packsOf(pages);
  packs.forEach((pack, number) => files.set(fileOf.titles(number), JSON.stringify(titlesOf(pack))));
  return {...found, titlePacks: packs.map(({length}) => length)};
}
