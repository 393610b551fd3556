/** The files that developers take away: each API as its document in YAML and JSON and as a Postman collection. */
import {readFileSync} from 'node:fs';
import {asWritten, documentOf} from '../model/reading';
import {addressesOf} from '../../site/apiFiles';
import type {SpecificationEntry} from '../../site/apis';
import {postmanCollection} from './postman';

export type ApiDownload = {
  /** Address on the site, from its root. */
  path: string;
  /** What the file is, in words for readers. */
  kind: string;
  text: string;
};

/** Address, kind and size of a file, for its link on a page. */
export type ApiDownloadFacts = {path: string; kind: string; bytes: number};

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A collection holds requests: there is none of a document that only has webhooks. */
async function collections(id: string, path: string, document: {paths?: object}): Promise<ApiDownload[]> {
  if (!Object.keys(document.paths ?? {}).length) return [];
  return [{path, kind: 'Postman collection 2.1', text: text(await postmanCollection(id, document))}];
}

/**
 * @returns the files of an API, the document as it stands first
 * @throws Error when the document cannot be converted
 */
export async function downloadsOf(specification: SpecificationEntry): Promise<ApiDownload[]> {
  const {id, file} = specification;
  const {yaml, json, collection} = addressesOf(specification);
  const source = readFileSync(file, 'utf8');
  const isJson = file.endsWith('.json');
  return [
    ...(yaml ? [{path: yaml, kind: 'OpenAPI document, YAML', text: source}] : []),
    {
      path: json,
      kind: 'OpenAPI document, JSON',
      text: isJson ? source : text(await asWritten(specification)),
    },
    ...(await collections(id, collection, await documentOf(specification))),
  ];
}

/** @returns what a page says of a file */
export function factsOf({path, kind, text}: ApiDownload): ApiDownloadFacts {
  return {path, kind, bytes: Buffer.byteLength(text)};
}
