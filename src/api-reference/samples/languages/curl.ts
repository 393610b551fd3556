/** curl, in Bash or any POSIX shell. */
import type {SampleBody, TextPart} from '../sampleBody';
import type {TextOrVariable} from '../textWithVariables';
import type {SampleRequest} from '../sampleRequest';
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

function bodyOptions(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [`--data-raw ${word(jsonText(body.value))}`];
    case 'text':
      return [`--data-raw ${word(body.text)}`];
    case 'form':
      return body.fields.map(formOption);
    case 'multipart':
      return body.fields.map((field) =>
        'file' in field
          ? `--form ${word(`${field.name}=@${field.file};type=${field.mediaType}`)}`
          : `--form-string ${word(`${field.name}=${field.value}`)}`,
      );
    case 'file':
      return [`--data-binary ${word(`@${body.file}`)}`];
  }
}

/** curl sets the types of forms itself. */
const typeOption = (body: SampleBody | undefined): string[] =>
  body && body.kind !== 'form' && body.kind !== 'multipart'
    ? [`--header ${word(`Content-Type: ${body.mediaType}`)}`]
    : [];

function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body ? 'POST' : 'GET') ? [] : [`--request ${method}`];
}

export function curl({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const address = word(url);
  const options = [
    ...methodOption(method, body),
    ...(basic ? [`--user ${word([{variable: basic.user}, ':', {variable: basic.password}])}`] : []),
    ...headers.map(({name, value}) => `--header ${word([`${name}: `, ...value])}`),
    ...(cookie ? [`--cookie ${word(cookie)}`] : []),
    ...typeOption(body),
    ...bodyOptions(body),
  ];
  return [`curl ${address}`, ...options].join(' \\\n  ');
}
