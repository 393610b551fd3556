/** Values of parameters as they stand in an address or a header: OpenAPI's `style` and `explode`. */
import {serializeArrayParam, serializeObjectParam, serializePrimitiveParam} from 'openapi-fetch';
import type {ConsoleParameter, ParameterLocation} from '@site/src/api-reference/console/consoleData';
import {wireText} from './values';

type Described = Pick<ConsoleParameter, 'name' | 'style' | 'explode' | 'allowReserved' | 'mediaType'> & {
  in: ParameterLocation | 'form';
};

type Style = Parameters<typeof serializeObjectParam>[2]['style'];

function single(name: string, value: string, style: string, allowReserved: boolean): string {
  const written = allowReserved ? value : encodeURIComponent(value);
  if (style === 'label') return `.${written}`;
  if (style === 'matrix') return `;${name}=${written}`;
  return style === 'simple' ? written : serializePrimitiveParam(name, value, {allowReserved});
}

/**
 * Styles know one level; what lies deeper goes as JSON.
 *
 * @param value anything but undefined
 * @returns `name=value` for a query, a cookie or a form, the value alone for a path or a header; empty for nothing
 */
export function serialise(parameter: Described, value: unknown): string {
  const place = parameter.in;
  const style = parameter.style ?? (place === 'path' || place === 'header' ? 'simple' : 'form');
  const explode = parameter.explode ?? style === 'form';
  const name = encodeURIComponent(parameter.name);
  const allowReserved = place === 'header' || parameter.allowReserved === true;
  if (parameter.mediaType) return single(name, JSON.stringify(value), style, allowReserved);
  if (Array.isArray(value)) {
    const options = {style: style as 'form', explode, allowReserved};
    return value.length ? serializeArrayParam(name, value.map(wireText), options) : '';
  }
  if (typeof value === 'object' && value !== null) {
    const written = (key: string) => (allowReserved ? key : encodeURIComponent(key));
    const entries = Object.entries(value).map(([key, item]) => [written(key), wireText(item)]);
    return serializeObjectParam(name, Object.fromEntries(entries) as Record<string, unknown>, {
      style: style as Style,
      explode,
      allowReserved,
    });
  }
  return single(name, wireText(value), style, allowReserved);
}
