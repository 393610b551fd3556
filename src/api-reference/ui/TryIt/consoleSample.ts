/** The request of the console as the writers of code samples take it: no secret that a reader has typed is in it. */
import type {ConsoleData, ConsoleMedia} from '@site/src/api-reference/console/consoleData';
import {
  fieldPairs,
  fieldParts,
  fileType,
  type FieldEncoding,
} from '@site/src/api-reference/request/serialise';
import {programAddress} from '@site/src/api-reference/request/address';
import {credentialsOf} from '@site/src/api-reference/samples/credentials';
import {
  concreteType,
  fileName,
  type FilePart,
  type SampleBody,
  type TextPart,
  type TypedPart,
} from '@site/src/samples/sampleBody';
import type {SampleRequest} from '@site/src/samples/sampleRequest';
import {joinTexts} from '@site/src/samples/textWithVariables';
import {bodyKind, filledFields, fileId, headersOf, pathOf, written, type Draft} from './buildRequest';
import {placeholder, withoutSecrets} from './secretFields';

/** Whether a number of the text would not be the same after it was read: JavaScript keeps 16 digits. */
function losesDigits(json: string): boolean {
  const numbers = json.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/-?\d[\d.eE+-]*/g) ?? [];
  return numbers.some((text) => String(Number(text)) !== text);
}

function jsonBody(mediaType: string, text: string): SampleBody {
  try {
    const value: unknown = JSON.parse(text);
    if (!losesDigits(text)) return {kind: 'json', mediaType, value};
  } catch {
    // What is no JSON goes as it was typed, from the page as well.
  }
  return {kind: 'text', mediaType, text};
}

function formBody(data: ConsoleData, draft: Draft, media: ConsoleMedia): TextPart[] {
  return filledFields(data, draft, media).flatMap(({name, value: each, encoding}) =>
    fieldPairs(name, each, encoding).map(([key, value]) => ({name: key, value})),
  );
}

/** Files that were chosen, or else one for each that the document has in its example or asks for. */
function fileParts(
  media: ConsoleMedia,
  {name, required, encoding}: {name: string; required: boolean; encoding?: FieldEncoding},
  files: File[],
): FilePart[] {
  const declared = fileType(encoding);
  if (files.length)
    return files.map((file) => ({name, file: file.name, mediaType: file.type || 'application/octet-stream'}));
  const {value} = media.examples[0] ?? {};
  const isShown = typeof value === 'object' && value !== null && name in value;
  return required || isShown ? [{name, file: fileName(declared), mediaType: declared}] : [];
}

function multipartBody(data: ConsoleData, draft: Draft, media: ConsoleMedia): (TypedPart | FilePart)[] {
  return filledFields(data, draft, media).flatMap((field): (TypedPart | FilePart)[] =>
    field.files ? fileParts(media, field, field.files) : fieldParts(field.name, field.value, field.encoding),
  );
}

function bodyOf(data: ConsoleData, draft: Draft): SampleBody | undefined {
  const {mediaType, body: text} = draft;
  const media = data.body?.content[mediaType];
  if (!media) return undefined;
  switch (bodyKind(mediaType, media)) {
    case 'form':
      return {kind: 'form', mediaType, fields: formBody(data, draft, media)};
    case 'multipart':
      return {kind: 'multipart', mediaType, fields: multipartBody(data, draft, media)};
    case 'file': {
      const [file] = draft.files[fileId] ?? [];
      const type = mediaType.includes('*') && file?.type ? file.type : concreteType(mediaType);
      return {kind: 'file', mediaType: type, file: file?.name ?? fileName(type)};
    }
    case 'json':
      return text.trim() ? jsonBody(mediaType, text) : undefined;
    default:
      return text.trim() ? {kind: 'text', mediaType, text} : undefined;
  }
}

/**
 * @param initial the draft that the examples of the document make: what it shows is no secret
 * @param base the address of the server
 * @param alternative which of the alternatives of the security is used
 */
export function consoleSample(
  data: ConsoleData,
  typed: Draft,
  initial: Draft,
  {base, alternative}: {base: string; alternative: number},
): SampleRequest {
  const draft = withoutSecrets(data, typed, initial, placeholder);
  const credentials = credentialsOf({
    method: data.method,
    path: data.path,
    security: data.security.slice(alternative, alternative + 1),
    securitySchemes: data.schemes as Parameters<typeof credentialsOf>[0]['securitySchemes'],
    responses: {},
  });
  const query = [
    ...written(data, draft, 'query', 'querystring').map(([, text]) => [text]),
    ...credentials.query,
  ].filter(([first]) => first !== '');
  const cookies = [...written(data, draft, 'cookie').map(([, text]) => [text]), ...credentials.cookies];
  return {
    method: data.method.toUpperCase(),
    url: joinTexts([
      ...programAddress(base),
      pathOf(data, draft),
      ...query.flatMap((pair, index) => [index ? '&' : '?', ...pair]),
    ]),
    headers: [
      ...headersOf(data, draft).map(([name, text]) => ({name, value: [text]})),
      ...credentials.headers,
    ],
    ...(cookies.length > 0 && {
      cookie: joinTexts(cookies.flatMap((pair, index) => [index ? '; ' : '', ...pair])),
    }),
    basic: credentials.basic,
    body: bodyOf(data, draft),
  };
}
