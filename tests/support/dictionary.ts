/** Validators made from the data dictionary of Focus, with the formats of its schema. */
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {entities} from '../../src/content/data-dictionary';
import {toJsonSchema, type Options} from '../../src/content/data-dictionary/jsonSchema';
import type {Entity} from '../../src/content/data-dictionary/types';

export const siteUrl = 'https://help.example.co.uk';

/** What is wrong with a value, such as `/kind must be equal to one of the allowed values`; nothing if it is valid. */
export type Problems = (value: unknown) => string[];

function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(({instancePath, message = 'is wrong', params}) => {
    const name = (params as {additionalProperty?: string}).additionalProperty;
    return `${instancePath} ${message}${name ? `: ${name}` : ''}`.trim();
  });
}

/** @returns a validator for each entity, by its name, and one for the whole schema, by "" */
export function validatorsOf(
  list: readonly Entity[],
  unknownFields: Options['unknownFields'],
): (name: string) => Problems {
  const ajv = new Ajv2020({strict: true, allErrors: true, strictTypes: false});
  addFormats(ajv);
  const schema = toJsonSchema(list, {siteUrl, unknownFields});
  const id = String(schema.$id);
  ajv.addSchema(schema);
  return (name) => {
    const validate = ajv.getSchema(name ? `${id}#/$defs/${name}` : id);
    if (!validate) throw new Error(`The schema has no definition ${name}.`);
    return (value) => problemsOf(validate, value);
  };
}

/** As the published schema, but unknown fields are wrong, because our own examples have none. */
export const strictly = validatorsOf(entities, 'refuse');
