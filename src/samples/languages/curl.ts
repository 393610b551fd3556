/** curl, in Bash or any POSIX shell. */
import type {FilePart, SampleBody, TextPart, TypedPart} from '../sampleBody';
import type {TextOrVariable} from '../textWithVariables';
import {declaredType, type SampleRequest} from '../sampleRequest';
import {jsonText} from '../stringLiterals';

/** A word of the shell: bare where that is safe, in double quotes where it holds a variable. */
function word(parts: TextOrVariable[] | string): string {
  if (typeof parts === 'string' || parts.every((part) => typeof part === 'string')) {
    const text = typeof parts === 'string' ? parts : parts.join('');
    return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
  }
  const inner = parts.map((part, index) => {
    if (typeof part === 'string') return part.replace(/[\\$`"]/g, '\\$&');
    const next = parts[index + 1];
    return typeof next === 'string' && /^\w/.test(next) ? `\${${part.variable}}` : `$${part.variable}`;
  });
  return `"${inner.join('')}"`;
}

/** `--data-urlencode` encodes what stands behind the first `=`, not the name. */
const formOption = ({name, value}: TextPart) =>
  `--data-urlencode ${word(`${encodeURIComponent(name)}=${value}`)}`;

/** A text with a type is read by curl: a sign that means something to it, and what ends it, stand in quotes. */
const partText = (text: string) =>
  /[;"\\]|^[\s@<(=]|\s$|^$/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;

function part(field: TypedPart | FilePart): string {
  const {name, mediaType} = field;
  if ('file' in field) return `--form ${word(`${name}=@${field.file};type=${mediaType}`)}`;
  return mediaType
    ? `--form ${word(`${name}=${partText(field.value)};type=${mediaType}`)}`
    : `--form-string ${word(`${name}=${field.value}`)}`;
}

function bodyOptions(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      // White space means nothing between the parts of JSON: its lines stand below their option.
      return [`--data-raw ${word(jsonText(body.value).replaceAll('\n', '\n  '))}`];
    case 'text':
      return [`--data-raw ${word(body.text)}`];
    case 'form':
      return body.fields.map(formOption);
    case 'multipart':
      return body.fields.map(part);
    case 'file':
      return [`--data-binary ${word(`@${body.file}`)}`];
  }
}

function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body ? 'POST' : 'GET') ? [] : [`--request ${method}`];
}

export function curl({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const type = declaredType(body);
  const options = [
    ...methodOption(method, body),
    ...(basic ? [`--user ${word([{variable: basic.user}, ':', {variable: basic.password}])}`] : []),
    ...headers.map(({name, value}) => `--header ${word([`${name}: `, ...value])}`),
    ...(cookie ? [`--cookie ${word(cookie)}`] : []),
    ...(type ? [`--header ${word(`Content-Type: ${type}`)}`] : []),
    ...bodyOptions(body),
  ];
  return [`curl --fail-with-body ${word(url)}`, ...options].join(' \\\n  ');
}
