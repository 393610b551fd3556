/** The published files that are made from data. */
import {entities} from '../data-dictionary';
import {toCsv} from '../data-dictionary/csv';
import {schemaPath, toJsonSchema} from '../data-dictionary/jsonSchema';
import {errorCodes, fixersOf} from '../error-codes';
import {plainText} from '../insertions/factTexts';
import type {EmittedFile} from './emitFiles';

/** Site path of the page of all codes of Focus. */
export const errorCodesPath = '/docs/focus/troubleshooting/error-codes';

const plainOrNull = (markdown: string | undefined) => (markdown === undefined ? null : plainText(markdown));

/** The product and every code, facts inserted and Markdown taken away, with the address of its section. */
const errorCodesOf = (siteUrl: string) => ({
  product: 'Focus',
  codes: errorCodes.map(({code, message, cause, action, retries, fixedBy}) => ({
    code,
    message,
    cause: plainText(cause),
    action: plainText(action),
    retries: {automatic: retries.automatic, detail: plainOrNull(retries.detail)},
    fixed_by: {roles: fixersOf(fixedBy), detail: plainOrNull(fixedBy.detail)},
    url: `${siteUrl}${errorCodesPath}#${code.toLowerCase()}`,
  })),
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * @param siteUrl public address of the site, without a final slash
 * @returns every generated file for download
 */
export const downloads = (siteUrl: string): EmittedFile[] => [
  {path: '/downloads/focus/error-codes.json', text: json(errorCodesOf(siteUrl))},
  {path: '/downloads/focus/data-dictionary.csv', text: toCsv(entities)},
  {path: schemaPath, text: json(toJsonSchema(entities, siteUrl))},
];
