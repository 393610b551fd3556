/** The files that readers of the data dictionary download. */
import {entities} from '.';
import {toCsv} from './csv';
import {schemaPath, toJsonSchema} from './jsonSchema';

export const csvPath = '/downloads/focus/data-dictionary.csv';

/** @param siteUrl public address of the site, without a final slash */
export function dataDictionaryDownloads(siteUrl: string) {
  return [
    {path: csvPath, text: toCsv(entities)},
    {path: schemaPath, text: `${JSON.stringify(toJsonSchema(entities, {siteUrl}), null, 2)}\n`},
  ] as const;
}
