/** The files of an API for programs: its operations as tools, and each of them as a document of its own. */
import logger from '@docusaurus/logger';
import type {ApiDownload} from '../downloads';
import {jsonOf} from '../model/exactNumbers';
import type {ApiDocument, ReferenceOperation} from '../model/openApiTypes';
import {addressesOf, operationAddress} from '../../site/apiFiles';
import type {SpecificationEntry} from '../../site/apis';
import {operationDocument} from './operationDocument';
import {toolList} from './tools';

const text = (value: unknown) => `${jsonOf(value, 2)}\n`;

/** What was read of an API, and where it is published. */
type ReadApi = SpecificationEntry & {whole: object; document: ApiDocument};

/** @returns the tools of an API, for the list of its downloads; none when no operation can be called */
export function toolsOf(api: ReadApi): ApiDownload[] {
  const warn = ({method, path}: ReferenceOperation, error: unknown) =>
    logger.warn(
      `${api.file}:1:1 ${method} ${path} is no tool for programs: ${String(error)}. Remedy: correct what "npx redocly lint ${api.file}" says of it.`,
    );
  const {tools, ...list} = toolList(api.id, api.document, api.isForeign ? warn : undefined);
  if (!tools.length) return [];
  const kind = 'Operations as tools, tools/list of the Model Context Protocol';
  return [{path: addressesOf(api).tools, kind, text: text({...list, tools})}];
}

/** @returns a file beside the page of each operation */
export const operationFiles = ({pages, whole, document}: ReadApi): {path: string; text: string}[] =>
  document.operations.map((operation) => ({
    path: operationAddress(`/${pages}/${operation.id}`),
    text: text(operationDocument(whole, operation)),
  }));
