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

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * @returns the files of an API, the document as it stands first
 * @throws Error when the document cannot be converted
 */
export async function downloadsOf(specification: SpecificationEntry): Promise<ApiDownload[]> {
  const {id, file} = specification;
  const {yaml, json, collection} = addressesOf(specification);
  const source = readFileSync(file, 'utf8');
  const document: {paths?: object} = await documentOf(specification);
  const files = [
    {path: json, kind: 'OpenAPI document, JSON', text: yaml ? text(await asWritten(specification)) : source},
  ];
  if (yaml) files.unshift({path: yaml, kind: 'OpenAPI document, YAML', text: source});
  // A collection holds requests: there is none of a document that only has webhooks.
  if (Object.keys(document.paths ?? {}).length) {
    const made = text(await postmanCollection(id, document));
    files.push({path: collection, kind: 'Postman collection 2.1', text: made});
  }
  return files;
}

/** @returns what a page says of a file */
export const factsOf = ({path, kind, text}: ApiDownload) => ({path, kind, bytes: Buffer.byteLength(text)});
