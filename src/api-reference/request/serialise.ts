/**
 * Values of parameters and form fields as they go over the wire, by OpenAPI's `style`, `explode` and `allowReserved`:
 * one writer for code samples, console and forms.
 *
 * Source: the table of styles of OpenAPI 3.1.1 (Parameter Object) and 3.2 (`cookie`); RFC 6570 where the table is silent:
 * null and what is empty are not sent. Styles but `deepObject` know one level; what lies deeper goes as JSON.
 */

import type {TypedPart} from '../../samples/sampleBody';

/** What decides how a value is written. */
export type Style = {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
};

export type Described = Style & {
  name: string;
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  /** Of a parameter that is described by `content`: its value is written as a body of that type would be. */
  mediaType?: string;
};

export type Pair = [name: string, value: string];

/** Writes a text so that nothing in it is read as a sign of the address. */
type Escape = (text: string) => string;

/** A part of a value: the member of an object, or the item of a list, which has no name. */
type Part = [name: string | undefined, text: string];

const asItIs: Escape = (text) => text;

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Percent-encodes everything but the unreserved characters of RFC 3986. */
export const encoded: Escape = (text) => encodeURIComponent(text).replace(/[!'()*]/g, percent);

/**
 * RFC 6570's reserved expansion: reserved characters and what is percent-encoded already stay.
 *
 * @param unfit reserved characters that would end the value at its place
 */
const reserved =
  (unfit: RegExp): Escape =>
  (text) =>
    encodeURI(text)
      .replace(/%25([\dA-F]{2})/gi, '%$1')
      .replace(unfit, percent);

const reservedInPath = reserved(/[/?#]/g);
const reservedInQuery = reserved(/[#&+]/g);

/** @returns a value as text: itself, or as JSON */
export const wireText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const isJson = (mediaType: string) => /[/+]json\b/i.test(mediaType);

function partsOf(value: unknown): Part[] {
  const isNothing = (item: unknown) => item === null || item === undefined;
  if (typeof value !== 'object') return isNothing(value) ? [] : [[undefined, wireText(value)]];
  const parts: [string | undefined, unknown][] = Array.isArray(value)
    ? value.map((item: unknown) => [undefined, item])
    : Object.entries(value ?? {});
  return parts.filter(([, item]) => !isNothing(item)).map(([name, item]) => [name, wireText(item)]);
}

const joined = (parts: Part[], delimiter: string): string =>
  parts.flatMap(([name, text]) => (name === undefined ? text : [name, text])).join(delimiter);

const members = (parts: Part[], delimiter: string): string =>
  parts.map(([name, text]) => (name === undefined ? text : `${name}=${text}`)).join(delimiter);

/** Styles `simple`, `label` and `matrix`; names and texts are escaped already. */
function inPlace(name: string, {style = 'simple', explode = false}: Style, parts: Part[]): string {
  switch (style) {
    case 'label':
      return `.${explode ? members(parts, '.') : joined(parts, ',')}`;
    case 'matrix':
      return (explode ? parts : ([[undefined, joined(parts, ',')]] as Part[]))
        .map(([key = name, text]) => (text ? `;${key}=${text}` : `;${key}`))
        .join('');
    default:
      return explode ? members(parts, ',') : joined(parts, ',');
  }
}

const delimiters: Record<string, string> = {spaceDelimited: ' ', pipeDelimited: '|'};

/**
 * Style `deepObject`, at any depth. OpenAPI defines one level; what lies deeper goes as most servers read it: a list has `[]`
 * after its name, or the place of the item where the item is an object or a list.
 */
function deepPairs(name: string, value: unknown): Pair[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, wireText(value)]];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    deepPairs(isList && typeof item !== 'object' ? `${name}[]` : `${name}[${key}]`, item),
  );
}

function pairs(name: string, how: Style, value: unknown, escape: Escape, escapeName = escape): Pair[] {
  const {style = 'form', explode = style === 'form' || style === 'cookie'} = how;
  const parts = partsOf(value);
  const isObject = typeof value === 'object' && !Array.isArray(value);
  if (isObject && style === 'deepObject')
    return deepPairs(name, value).map(([key, text]) => [escapeName(key), escape(text)]);
  if (explode) return parts.map(([key = name, text]) => [escapeName(key), escape(text)]);
  if (!parts.length) return [];
  const delimiter = delimiters[style];
  const texts = parts.map(([key, text]): Part => [key && escapeName(key), escape(text)]);
  return [[escapeName(name), joined(texts, delimiter ? escape(delimiter) : ',')]];
}

const written = (all: Pair[], delimiter: string) => all.map((pair) => pair.join('=')).join(delimiter);

/**
 * @param parameter where its value goes, and how
 * @param value what a reader or an example gives
 * @returns `name=value` for a query or a cookie, the value alone for a path or a header; empty for what is not sent
 */
export function serialise(parameter: Described, value: unknown): string {
  const {name, mediaType, allowReserved, ...rest} = parameter;
  const whole = mediaType !== undefined && isJson(mediaType) ? JSON.stringify(value) : value;
  switch (parameter.in) {
    case 'querystring':
      return mediaType === 'application/x-www-form-urlencoded' && typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([field, item]) => serialiseField(field, item))
            .filter(Boolean)
            .join('&')
        : encoded(String(whole));
    case 'query':
      return written(pairs(name, rest, whole, allowReserved ? reservedInQuery : encoded, encoded), '&');
    case 'cookie':
      return written(pairs(name, rest, whole, rest.style === 'cookie' ? asItIs : encoded), '; ');
    default: {
      const escape = allowReserved ? reservedInPath : encoded;
      const isHeader = parameter.in === 'header';
      const [key, text]: [Escape, Escape] = isHeader ? [asItIs, asItIs] : [encoded, escape];
      const parts = partsOf(whole).map(([part, item]): Part => [
        part === undefined ? part : key(part),
        text(item),
      ]);
      return parts.length ? inPlace(key(name), rest, parts) : '';
    }
  }
}

/** OpenAPI's Encoding Object. */
export type FieldEncoding = Style & {contentType?: string};

/** The first whole type that an encoding names. */
const declaredType = ({contentType = ''}: FieldEncoding = {}): string | undefined =>
  contentType.split(/,\s*/).find((type) => type && !type.includes('*'));

/** Whether a value of a schema is the bytes of a file. */
export const isFile = (schema: {
  format?: string;
  contentMediaType?: unknown;
  contentEncoding?: unknown;
}): boolean =>
  schema.format === 'binary' ||
  (schema.contentMediaType !== undefined && schema.contentEncoding === undefined);

/** The type of a part of `multipart/form-data` that is a file. */
export const fileType = (encoding?: FieldEncoding): string =>
  declaredType(encoding) ?? 'application/octet-stream';

/**
 * The parts of `multipart/form-data` of a field that is no file: one for each item of a list. An object or a list is JSON,
 * unless its encoding names another type; a text needs none (OpenAPI 3.1.1, Encoding Object).
 */
export const fieldParts = (name: string, value: unknown, encoding?: FieldEncoding): TypedPart[] =>
  ([value].flat() as unknown[])
    .filter((item) => item !== null && item !== undefined)
    .map((item) => ({
      name,
      value: wireText(item),
      mediaType: declaredType(encoding) ?? (typeof item === 'object' ? 'application/json' : undefined),
    }));

function field(name: string, value: unknown, encoding: FieldEncoding, escape: Escape): Pair[] {
  const {contentType = '', allowReserved, ...how} = encoding;
  const isStyled = how.style !== undefined || how.explode !== undefined;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const isWhole = isJson(contentType) || (isObject && !isStyled);
  const escapeText = allowReserved && escape === encoded ? reservedInQuery : escape;
  return pairs(name, how, isWhole ? JSON.stringify(value) : value, escapeText, escape);
}

/**
 * The pairs of a field of `application/x-www-form-urlencoded`. Without a style, objects go as JSON and lists repeat the
 * field, as in `multipart/form-data` (OpenAPI 3.1.1, Encoding Object).
 *
 * @returns names and values before they are encoded
 */
export const fieldPairs = (name: string, value: unknown, encoding: FieldEncoding = {}): Pair[] =>
  field(name, value, encoding, asItIs);

/** @returns the pairs of {@link fieldPairs} as they stand in a body; empty for what is not sent */
export const serialiseField = (name: string, value: unknown, encoding: FieldEncoding = {}): string =>
  written(field(name, value, encoding, encoded), '&');
