/** Builds a request from the content of the editors. */
import type {ConsoleData, ConsoleMedia, ConsoleParameter} from '@site/src/api-reference/console/consoleData';
import {fieldParts, serialise, serialiseField} from '@site/src/api-reference/request/serialise';
import type {Credentials} from './credentials';
import {visibleFields} from './body/visibleFields';
import {isFileEditor} from './editorSchema';
import {emptyId, fieldId, fileId} from './fieldIds';
import {sentValue, valueOf} from './values';

export {fieldId, fileId} from './fieldIds';

/** What the reader has filled in. */
export type Draft = {
  /** Texts of parameters and form fields by `fieldId`. */
  texts: Record<string, string>;
  files: Record<string, File[]>;
  mediaType: string;
  /** The example of the media type that the body began with. */
  example: number;
  /** The text of a body that is not a form. */
  body: string;
};

export type BuiltRequest = {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string | File | FormData;
};

export type BodyKind = 'json' | 'form' | 'multipart' | 'file' | 'text';

/** How a body of a media type is edited. */
export function bodyKind(mediaType: string, media: ConsoleMedia | undefined): BodyKind {
  if (/^application\/x-www-form-urlencoded/i.test(mediaType)) return 'form';
  if (/^multipart\//i.test(mediaType)) return 'multipart';
  if (/[/+]json\b/i.test(mediaType)) return 'json';
  const isBinary = media?.schema?.format === 'binary' || !media?.schema;
  return /^(application\/octet-stream|image\/|audio\/|video\/|\*)/i.test(mediaType) ||
    (isBinary && !/^text\/|xml/i.test(mediaType))
    ? 'file'
    : 'text';
}

/** Whether a parameter goes without a value, as its document allows and the reader wants. */
export function isSentEmpty({texts}: Draft, {name, in: place, allowEmptyValue}: ConsoleParameter): boolean {
  const id = fieldId(place, name);
  return Boolean(allowEmptyValue && !texts[id] && texts[emptyId(id)]);
}

function value(data: ConsoleData, draft: Draft, parameter: ConsoleParameter): unknown {
  if (isSentEmpty(draft, parameter)) return '';
  const text = draft.texts[fieldId(parameter.in, parameter.name)] ?? '';
  // In JSON a number has no quotes.
  return (parameter.mediaType ? valueOf : sentValue)(text, parameter.schema, data.$defs);
}

/** The parameters of a place that are sent, by name, as they go over the wire. */
export function written(
  data: ConsoleData,
  draft: Draft,
  ...places: ConsoleParameter['in'][]
): [name: string, text: string][] {
  return data.parameters
    .filter((parameter) => places.includes(parameter.in))
    .map((parameter) => [parameter, value(data, draft, parameter)] as const)
    .filter(([, each]) => each !== undefined)
    .map(([parameter, each]) => [parameter.name, serialise(parameter, each)]);
}

/** The fields of a form as they are filled in: with a value, which is undefined where nothing is sent, or with files. */
export function filledFields(data: ConsoleData, draft: Draft, media: ConsoleMedia) {
  return visibleFields(media, draft, data.$defs).map(({name, schema, required}) => {
    const id = fieldId('form', name);
    return {
      name,
      required,
      encoding: media.encoding?.[name],
      files: isFileEditor(schema, data.$defs) ? (draft.files[id] ?? []) : undefined,
      value: sentValue(draft.texts[id] ?? '', schema, data.$defs),
    };
  });
}

function form(data: ConsoleData, draft: Draft, media: ConsoleMedia): string {
  return filledFields(data, draft, media)
    .map(({name, value: each, encoding}) => serialiseField(name, each, encoding))
    .filter(Boolean)
    .join('&');
}

function multipart(data: ConsoleData, draft: Draft, media: ConsoleMedia): FormData {
  const body = new FormData();
  for (const {name, value: each, encoding, files} of filledFields(data, draft, media)) {
    for (const file of files ?? []) body.append(name, file);
    if (files) continue;
    for (const {value: text, mediaType} of fieldParts(name, each, encoding))
      body.append(name, mediaType ? new Blob([text], {type: mediaType}) : text);
  }
  return body;
}

function bodyOf(data: ConsoleData, draft: Draft): Pick<BuiltRequest, 'body'> & {type?: string} {
  const media = data.body?.content[draft.mediaType];
  if (!media) return {};
  switch (bodyKind(draft.mediaType, media)) {
    case 'form':
      return {body: form(data, draft, media), type: draft.mediaType};
    case 'multipart':
      // The browser adds the type itself, with the boundary between the parts.
      return {body: multipart(data, draft, media)};
    case 'file': {
      const [file] = draft.files[fileId] ?? [];
      return file ? {body: file, type: draft.mediaType.includes('*') ? file.type : draft.mediaType} : {};
    }
    default:
      return draft.body.trim() ? {body: draft.body, type: draft.mediaType} : {};
  }
}

/** The path with what the reader has typed; a parameter without a value keeps its place. */
export function pathOf(data: ConsoleData, draft: Draft): string {
  return data.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => {
      const each = value(data, draft, parameter);
      return each === undefined
        ? text
        : text.replaceAll(`{${parameter.name}}`, () => serialise(parameter, each));
    }, data.path);
}

/** The header parameters that are sent; OpenAPI ignores names that media types and security schemes define. */
export function headersOf(data: ConsoleData, draft: Draft): [name: string, text: string][] {
  return written(data, draft, 'header').filter(
    ([name]) => !/^(accept|content-type|authorization)$/i.test(name),
  );
}

/**
 * @param base the address of the server, without a slash at its end
 * @param credentials what the security schemes add
 */
export function buildRequest(
  data: ConsoleData,
  draft: Draft,
  base: string,
  credentials: Credentials,
): BuiltRequest {
  const query = [
    ...written(data, draft, 'query', 'querystring').map(([, text]) => text),
    ...credentials.query.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`),
  ].filter(Boolean);
  const {type, ...body} = bodyOf(data, draft);
  const accepted = [...new Set(data.answers.flatMap((answer) => answer.type ?? []))];
  return {
    method: data.method.toUpperCase(),
    url: `${base}${pathOf(data, draft)}${query.length ? `?${query.join('&')}` : ''}`,
    headers: [
      ...(accepted.length ? [['Accept', accepted.join(', ')] as [string, string]] : []),
      ...(type ? [['Content-Type', type] as [string, string]] : []),
      ...headersOf(data, draft),
      ...credentials.headers,
    ],
    ...body,
  };
}
