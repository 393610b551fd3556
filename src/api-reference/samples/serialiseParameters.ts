/** Parameters as they go over the wire: OpenAPI's `style`, `explode` and `allowReserved`. */
import {firstExample, sampleOf} from '../model/examples';
import type {Content, Parameter} from '../model/openApiTypes';
import {plain} from './textWithVariables';

/** A parameter with the facts of its serialisation. */
export type Serialised = Parameter & {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  content?: Content;
};

/** Percent-encodes everything but RFC 3986's unreserved characters. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** As `encoded`, but reserved characters stay, save those that would end the value. */
const reserved = (text: string) => encodeURI(text).replace(/[#&+]/g, encodeURIComponent);

/** The specification's own example of a parameter. */
export function exampleOf({example, examples, schema, content}: Serialised): unknown {
  const [media] = Object.values(content ?? {});
  return (
    example ?? firstExample(examples) ?? media?.example ?? firstExample(media?.examples) ?? schema?.example
  );
}

function valueOf(parameter: Serialised): unknown {
  const [media] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema;
  const value = exampleOf(parameter) ?? (schema ? sampleOf(schema) : parameter.name);
  return media && typeof value !== 'string' ? JSON.stringify(value) : value;
}

/** The value's texts: one for a scalar, the items of an array, names and values of an object in turn. */
function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, item]) => [name, plain(item)])
    : [plain(value)];
}

/** Names and values of an object; undefined for anything else. */
const entries = (value: unknown): [string, string][] | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([name, item]) => [name, plain(item)])
    : undefined;

/** Styles `simple`, `label` and `matrix`; the result is encoded. */
export function pathValue(parameter: Serialised): string {
  const {name, style = 'simple', explode = false} = parameter;
  const value = valueOf(parameter);
  const pairs = entries(value)?.map(([key, item]) => `${encoded(key)}=${encoded(item)}`);
  const items = explode && pairs ? pairs : texts(value).map(encoded);
  switch (style) {
    case 'label':
      return `.${items.join(explode ? '.' : ',')}`;
    case 'matrix':
      if (!explode) return `;${encoded(name)}=${items.join(',')}`;
      return (pairs ?? items.map((item) => `${encoded(name)}=${item}`)).map((pair) => `;${pair}`).join('');
    default:
      return items.join(',');
  }
}

/** Style `simple` of a header; nothing is encoded there. */
export function headerValue(parameter: Serialised): string {
  const value = valueOf(parameter);
  const pairs = entries(value)?.map(([key, item]) => `${key}=${item}`);
  return (parameter.explode && pairs ? pairs : texts(value)).join(',');
}

const delimiters: Record<string, string> = {spaceDelimited: '%20', pipeDelimited: '%7C'};

/** Styles `form`, `spaceDelimited`, `pipeDelimited` and `deepObject`: `name=value` pairs, encoded and joined by `&`. */
export function queryPairs(parameter: Serialised): string {
  const {name, style = 'form', explode = style === 'form', allowReserved} = parameter;
  const value = valueOf(parameter);
  const object = entries(value);
  const escape = allowReserved ? reserved : encoded;
  const pair = (key: string, item: string) => `${encoded(key)}=${escape(item)}`;
  if (object && style === 'deepObject')
    return object.map(([key, item]) => pair(`${name}[${key}]`, item)).join('&');
  if (object && explode) return object.map(([key, item]) => pair(key, item)).join('&');
  if (Array.isArray(value) && explode) return value.map((item) => pair(name, plain(item))).join('&');
  return `${encoded(name)}=${texts(value)
    .map(escape)
    .join(delimiters[style] ?? ',')}`;
}
