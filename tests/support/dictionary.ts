/** Validators made from the data dictionary of Focus, with the formats of its schema. */
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {mapValues} from 'lodash';
import {entities} from '../../src/content/data-dictionary';
import {toJsonSchema} from '../../src/content/data-dictionary/jsonSchema';

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
export function validatorsOf(schema: ReturnType<typeof toJsonSchema>): (name: string) => Problems {
  const ajv = new Ajv2020({strict: true, allErrors: true, strictTypes: false});
  addFormats(ajv);
  ajv.addSchema(schema);
  return (name) => {
    const validate = ajv.getSchema(name ? `${schema.$id}#/$defs/${name}` : schema.$id);
    if (!validate) throw new Error(`The schema has no definition ${name}.`);
    return (value) => problemsOf(validate, value);
  };
}

const {$defs, ...schema} = toJsonSchema(entities, siteUrl);

/** As the published schema, but unknown fields are wrong, because our own examples have none. */
export const strictly = validatorsOf({
  ...schema,
  $defs: {
    ...mapValues($defs, (entity) => ({...entity, additionalProperties: false})),
    details: $defs.details,
  },
});
