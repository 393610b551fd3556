/** `fetch`, in a browser and in Node.js: they differ in where secrets and files come from. */
import type {SampleBody, FilePart, TypedPart} from '../sampleBody';
import {literal, type Notation} from '../jsonLiteral';
import type {TextOrVariable} from '../textWithVariables';
import type {SampleRequest} from '../sampleRequest';
import {lines, scriptQuoted} from '../stringLiterals';

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptQuoted(name));

const notation: Notation = {
  text: scriptQuoted,
  key,
  words: {true: 'true', false: 'false', null: 'null'},
  step: 2,
};

type Surroundings = {
  /** An expression of a text with secrets in it. */
  value: (parts: TextOrVariable[]) => string;
  base64: (expression: string) => string;
  file: (file: Pick<FilePart, 'file' | 'mediaType'>) => string;
  isBrowser: boolean;
};

const browserFile = `document.querySelector('input[type="file"]').files[0]`;

const inBrowser: Surroundings = {
  value: (parts) =>
    scriptQuoted(parts.map((part) => (typeof part === 'string' ? part : `YOUR_${part.variable}`)).join('')),
  base64: (text) => `btoa(${text})`,
  file: () => browserFile,
  isBrowser: true,
};

function inTemplate(parts: TextOrVariable[]): string {
  if (parts.every((part) => typeof part === 'string')) return scriptQuoted(parts.join(''));
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object') return `process.env.${only.variable}`;
  const inner = parts.map((part) =>
    typeof part === 'string' ? part.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${process.env.${part.variable}}`,
  );
  return `\`${inner.join('')}\``;
}

const inNode: Surroundings = {
  value: inTemplate,
  base64: (text) => `Buffer.from(${text}).toString('base64')`,
  file: ({file, mediaType}) => `await openAsBlob(${scriptQuoted(file)}, {type: ${scriptQuoted(mediaType)}})`,
  isBrowser: false,
};

const textPart = ({value, mediaType}: TypedPart): string =>
  mediaType ? `new Blob([${scriptQuoted(value)}], {type: ${scriptQuoted(mediaType)}})` : scriptQuoted(value);

function formLines(body: SampleBody | undefined, {file}: Surroundings): string[] {
  if (body?.kind !== 'multipart') return [];
  const fields = body.fields.map((field) =>
    'file' in field
      ? `form.append(${scriptQuoted(field.name)}, ${file(field)}, ${scriptQuoted(field.file)});`
      : `form.append(${scriptQuoted(field.name)}, ${textPart(field)});`,
  );
  return ['const form = new FormData();', ...fields, ''];
}

function bodyExpression(body: SampleBody, {file}: Surroundings): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${literal(body.value, notation, 2)})`;
    case 'text':
      return scriptQuoted(body.text);
    case 'form':
      return `new URLSearchParams(${literal(
        body.fields.map(({name, value}) => [name, value]),
        notation,
        2,
      )})`;
    case 'multipart':
      return 'form';
    case 'file':
      return file(body);
  }
}

function headerLines(request: SampleRequest, {value, base64, isBrowser}: Surroundings): string[] {
  const {headers, cookie, basic, body} = request;
  const typed = body && body.kind !== 'form' && body.kind !== 'multipart';
  return [
    ...(basic
      ? [
          `Authorization: 'Basic ' + ${base64(value([{variable: basic.user}, ':', {variable: basic.password}]))},`,
        ]
      : []),
    ...headers.map(({name, value: parts}) => `${key(name)}: ${value(parts)},`),
    ...(cookie && !isBrowser ? [`Cookie: ${value(cookie)},`] : []),
    ...(typed ? [`'Content-Type': ${scriptQuoted(body.mediaType)},`] : []),
  ];
}

function script(request: SampleRequest, surroundings: Surroundings): string {
  const {method, url, cookie, body} = request;
  const headers = headerLines(request, surroundings);
  const options = [
    method !== 'GET' && `  method: ${scriptQuoted(method)},`,
    headers.length > 0 && lines('  headers: {', ...headers.map((line) => `    ${line}`), '  },'),
    cookie && surroundings.isBrowser && `  credentials: 'include',`,
    body && `  body: ${bodyExpression(body, surroundings)},`,
  ].filter((line) => typeof line === 'string');
  const address = surroundings.value(url);
  const hasFile =
    body?.kind === 'file' || (body?.kind === 'multipart' && body.fields.some((field) => 'file' in field));
  return lines(
    hasFile && !surroundings.isBrowser && "import {openAsBlob} from 'node:fs';\n",
    ...formLines(body, surroundings),
    options.length > 0
      ? lines(`const response = await fetch(${address}, {`, ...options, '});')
      : `const response = await fetch(${address});`,
    'console.log(response.status, await response.text());',
  );
}

export const browser = (request: SampleRequest): string => script(request, inBrowser);

export const node = (request: SampleRequest): string => script(request, inNode);
