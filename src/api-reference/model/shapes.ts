/** Which shape the facts of an object have (https://spec.openapis.org/oas/v3.2.0.html), where pages are made of them. */
import type {Json, Kind} from './grammar';

const names = (text: string) => new Set(text.split(/\s+/));

/** Whatever they stand in, they are texts. */
const texts = names(
  `title summary description name operationId operationRef version termsOfService url email identifier format pattern
   contentEncoding contentMediaType contentType propertyName bearerFormat openIdConnectUrl authorizationUrl tokenUrl
   refreshUrl deviceAuthorizationUrl oauth2MetadataUrl $self serializedValue scheme x-displayName x-name x-remedy`,
);

const numbers = names(
  `multipleOf maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength maxItems minItems maxProperties minProperties maxContains
   minContains`,
);

/** Of objects of several names, those that stand in a list; the others have names of the author's own. */
const lists = names(
  `servers tags parameters security allOf anyOf oneOf prefixItems prefixEncoding x-codeSamples x-code-samples x-tagGroups`,
);

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** Keywords of schemas, with what else than JSON Schema 2020-12 is read: older drafts. */
const inSchemas: Record<string, (value: unknown) => boolean> = {
  type: (value) => isText(value) || isTexts(value),
  enum: Array.isArray,
  examples: Array.isArray,
  required: (value) => isTexts(value) || typeof value === 'boolean',
  dependentRequired: (value) => isRecord(value) && Object.values(value).every(isTexts),
  discriminator: (value) => isRecord(value) && isText(value.propertyName),
  'x-subtypes': Array.isArray,
};

/** Requirements: alternatives of schemes by name, each with its scopes. */
const isSecurity = (value: unknown) =>
  Array.isArray(value) && value.every((item) => isRecord(item) && Object.values(item).every(isTexts));

const isRecordOf = (isFit: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(isFit);

const elsewhere: Partial<Record<Kind, Record<string, (value: unknown) => boolean>>> = {
  document: {security: isSecurity},
  operation: {security: isSecurity, tags: isTexts},
  link: {parameters: isRecord},
  tag: {parent: isText, kind: isText},
  plain: {scopes: isRecordOf(isText), mapping: isRecordOf(isText)},
};

/** The facts without which an item of a list says nothing. */
const needed: Partial<Record<Kind, Record<string, (value: unknown) => boolean>>> = {
  parameter: {
    name: isText,
    in: (place) => isText(place) && /^(path|query|querystring|header|cookie)$/.test(place),
  },
  server: {url: isText},
  tag: {name: isText},
};

/** @returns whether a fact of an object has a shape of which pages can be made */
export function isShaped(kind: Kind, name: string, value: unknown): boolean {
  const own = kind === 'schema' ? inSchemas[name] : elsewhere[kind]?.[name];
  if (own) return own(value);
  if (texts.has(name) && kind !== 'paths') return isText(value);
  return kind !== 'schema' || !numbers.has(name) || typeof value === 'number';
}

/** @returns the value in the shape that its author meant, such as `'1'` for a version `1`; undefined for none */
export function reshaped(kind: Kind, name: string, value: unknown): unknown {
  if (texts.has(name) && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  if (numbers.has(name) && isText(value) && value.trim() && Number.isFinite(Number(value)))
    return Number(value);
  if (kind === 'schema' && name === 'examples') return [value];
  const isOne = kind === 'schema' ? name === 'enum' : kind === 'operation' && name === 'tags';
  if (isOne && isText(value)) return [value];
  if ((name === 'required' || name === 'tags') && Array.isArray(value)) return value.filter(isText);
  return undefined;
}

/** @returns whether the objects under a name stand in a list, and not under names of their own */
export const isList = (kind: Kind, name: string): boolean =>
  lists.has(name) && kind !== 'components' && !(kind === 'paths');

/** @returns the fact that an object lacks, without which it says nothing; undefined when it has all */
export function lacking(kind: Kind, value: Json): string | undefined {
  return Object.entries(needed[kind] ?? {}).find(([name, isFit]) => !isFit(value[name]))?.[0];
}
