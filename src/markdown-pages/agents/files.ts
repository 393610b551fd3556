/** The index for agents: JSON to read, in files of which none is large. */
import {titleOf, levels, type SearchRecord} from '../../search/contract';
import {site} from '../../site/identity';
import {twinPath} from '../../site/markdownPages';
import type {SiteFacts, TextFiles} from '../llms/files';
import type {DocumentSet} from '../sets';
import type {Twin} from '../twin';
import {agentIndexPath, pagesPath, recordsPath} from './paths';

/** Bytes after which a file of records ends; no page is divided. */
const partSize = 200_000;

/** A place that a link can reach, with its text. */
type PlaceRecord = {path: string; anchor?: string; titles: string[]; text?: string};

function toPlace(path: string, record: SearchRecord): PlaceRecord {
  const titles = levels.slice(1).flatMap((level) => record.hierarchy[level] ?? []);
  return {
    path,
    ...(record.anchor && {anchor: record.anchor}),
    titles: titles.length ? titles : [titleOf(record)],
    ...(record.content && {text: record.content}),
  };
}

const toPage =
  (siteUrl: string) =>
  ({path, url, title, description, product, kind, updated, headings}: Twin) => ({
    path,
    url,
    markdown: siteUrl + twinPath(path),
    title,
    description,
    product: product?.name,
    kind,
    updated,
    headings,
  });

/** One entry a line, so that a change of one page changes few lines. */
const json = (head: object, name: string, entries: readonly object[]): string =>
  `${JSON.stringify(head).slice(0, -1)},"${name}":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;

function inParts(pages: readonly PlaceRecord[][]): PlaceRecord[][] {
  const parts: PlaceRecord[][] = [];
  let size = Infinity;
  for (const records of pages) {
    if (size > partSize) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(...records);
    size += Buffer.byteLength(JSON.stringify(records));
  }
  return parts;
}

/**
 * @param sets in the order of the sidebars
 * @param recordsOf records of the search for a site path
 * @param language of the texts, as BCP 47 tag
 */
export function agentFiles(
  sets: readonly DocumentSet[],
  recordsOf: (path: string) => readonly SearchRecord[],
  {siteUrl, description}: SiteFacts,
  language: string,
): TextFiles {
  const files: TextFiles = new Map();
  const put = (path: string, text: string) => {
    files.set(path, text);
    return siteUrl + path;
  };
  const parts = sets.map(({id, label, kind, pages}) => {
    const head = {part: id, label};
    const records = inParts(pages.map(({path}) => recordsOf(path).map((record) => toPlace(path, record))));
    return {
      ...head,
      kind,
      count: pages.length,
      pages: put(pagesPath(id), json(head, 'pages', pages.map(toPage(siteUrl)))),
      records: records.map((part, index) => put(recordsPath(id, index + 1), json(head, 'records', part))),
    };
  });
  const head = {
    name: site.title,
    description,
    url: `${siteUrl}/`,
    about: `${siteUrl}/llms.txt`,
    language,
  };
  return new Map([[agentIndexPath, json(head, 'parts', parts)], ...files]);
}
