/** The files of an API for programs: each operation as a document of its own. */
import type {ApiDocument} from '../model/openApiTypes';
import {operationAddress} from '../../site/apiFiles';
import type {SpecificationEntry} from '../../site/apis';
import {operationDocument} from './operationDocument';

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What was read of an API, and where it is published. */
type ReadApi = SpecificationEntry & {whole: object; document: ApiDocument};

/** @returns a file beside the page of each operation */
export const operationFiles = ({pages, whole, document}: ReadApi): {path: string; text: string}[] =>
  document.operations.map((operation) => ({
    path: operationAddress(`/${pages}/${operation.id}`),
    text: text(operationDocument(whole, operation)),
  }));
