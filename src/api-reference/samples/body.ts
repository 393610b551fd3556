/** The body of a sample request. */
import {mediaExamples} from '../model/examples';
import {schemaOf} from '../model/displaySchema';
import type {Content, Media, Schema} from '../model/openApiTypes';
import {fieldPairs} from '../request/serialise';
import {plain} from './textWithVariables';

export type TextPart = {name: string; value: string};

/** A file of the reader's own; its name stands for it. */
export type FilePart = {name: string; file: string; mediaType: string};

export type SampleBody =
  | {kind: 'json'; mediaType: string; value: unknown}
  | {kind: 'text'; mediaType: string; text: string}
  | {kind: 'form'; mediaType: string; fields: TextPart[]}
  | {kind: 'multipart'; mediaType: string; fields: (TextPart | FilePart)[]}
  | {kind: 'file'; mediaType: string; file: string};

const isJson = (type: string) => /[/+]json\b/.test(type);
const isText = (type: string) => /^text\/|[/+]xml\b|javascript|yaml/.test(type);
const isForm = (type: string) => type.startsWith('application/x-www-form-urlencoded');
const isMultipart = (type: string) => type.startsWith('multipart/');

/** The media types of a body that a sample would use, the handiest first. */
const preferences = [isJson, isForm, isMultipart, isText, () => true];

const values = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isBinary = (schema: Schema & {contentEncoding?: string; contentMediaType?: string}): boolean =>
  schema.format === 'binary' ||
  (schema.contentMediaType !== undefined && schema.contentEncoding === undefined);

/** A file's name for its type: `file.png` for `image/png`. */
function fileName(mediaType: string): string {
  const [extension = ''] = /[a-z0-9]+$/.exec(mediaType.replace(/;.*/, '')) ?? [];
  return `file.${extension && extension !== 'stream' ? extension : 'bin'}`;
}

function multipartFields(media: Media, value: unknown): (TextPart | FilePart)[] {
  const properties = media.schema?.properties ?? {};
  return Object.entries(object(value)).flatMap(([name, item]): (TextPart | FilePart)[] => {
    const property = schemaOf(properties[name]);
    const schema = property.items === undefined ? property : schemaOf(property.items);
    if (isBinary(schema)) {
      const [mediaType = 'application/octet-stream'] =
        media.encoding?.[name]?.contentType?.split(/,\s*/) ?? [];
      return [{name, file: fileName(mediaType), mediaType}];
    }
    return values(item).map((each) => ({name, value: plain(each)}));
  });
}

/**
 * The body that a sample sends.
 *
 * @param content the bodies that the operation takes, by media type
 */
export function bodyOf(content: Content = {}): SampleBody | undefined {
  const types = Object.keys(content);
  const mediaType = preferences.flatMap((fits) => types.filter(fits))[0];
  const media = mediaType && content[mediaType];
  if (!mediaType || !media) return undefined;
  const value = mediaExamples(media, {mediaType, direction: 'request'})[0]?.value;
  if (isJson(mediaType)) return {kind: 'json', mediaType, value: value ?? null};
  if (isForm(mediaType)) {
    const fields = Object.entries(object(value))
      .flatMap(([name, item]) => fieldPairs(name, item, media.encoding?.[name]))
      .map(([name, text]) => ({name, value: text}));
    return {kind: 'form', mediaType, fields};
  }
  if (isMultipart(mediaType)) return {kind: 'multipart', mediaType, fields: multipartFields(media, value)};
  if (typeof value === 'string' && isText(mediaType)) return {kind: 'text', mediaType, text: value};
  const concrete = mediaType.includes('*') ? 'application/octet-stream' : mediaType;
  return {kind: 'file', mediaType: concrete, file: fileName(concrete)};
}

/** The fields as `application/x-www-form-urlencoded` text. */
export function formText(fields: TextPart[]): string {
  return new URLSearchParams(fields.map(({name, value}) => [name, value])).toString();
}
