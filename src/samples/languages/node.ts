/** Node.js with its own `fetch`, as Prettier leaves it. */
import type {SampleBody, FilePart, TextPart, TypedPart} from '../sampleBody';
import {literal, type Notation} from '../jsonLiteral';
import type {TextOrVariable} from '../textWithVariables';
import {allHeaders, declaredType, type SampleRequest} from '../sampleRequest';
import {indented, lines, quotedIn} from '../stringLiterals';

const quoted = (text: string) => quotedIn("'", text);

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

const notation: Notation = {
  text: quoted,
  key,
  words: {true: 'true', false: 'false', null: 'null'},
  step: 2,
  width: 110,
};

/** An expression of a text with secrets in it. */
function expression(parts: TextOrVariable[]): string {
  if (parts.every((part) => typeof part === 'string')) return quoted(parts.join(''));
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object') return `process.env.${only.variable}`;
  const inner = parts.map((part) =>
    typeof part === 'string' ? part.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${process.env.${part.variable}}`,
  );
  return `\`${inner.join('')}\``;
}

const blob = ({file, mediaType}: Pick<FilePart, 'file' | 'mediaType'>): string =>
  `await openAsBlob(${quoted(file)}, {type: ${quoted(mediaType)}})`;

const textPart = ({value, mediaType}: TypedPart): string =>
  mediaType ? `new Blob([${quoted(value)}], {type: ${quoted(mediaType)}})` : quoted(value);

function formLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  const fields = body.fields.map((field) =>
    'file' in field
      ? `form.append(${quoted(field.name)}, ${blob(field)}, ${quoted(field.file)});`
      : `form.append(${quoted(field.name)}, ${textPart(field)});`,
  );
  return ['const form = new FormData();', ...fields, ''];
}

/** An object, or pairs where a name comes again. */
function formLiteral(fields: TextPart[]): string {
  const pairs = fields.map(({name, value}): [string, string] => [name, value]);
  const byName = Object.fromEntries(pairs);
  return literal(Object.keys(byName).length < pairs.length ? pairs : byName, notation, 2);
}

function bodyExpression(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${literal(body.value, notation, 2, '  body: JSON.stringify()'.length)})`;
    case 'text':
      return quoted(body.text);
    case 'form':
      return `new URLSearchParams(${formLiteral(body.fields)})`;
    case 'multipart':
      return 'form';
    case 'file':
      return blob(body);
  }
}

export function node(request: SampleRequest): string {
  const {method, url, basic, body} = request;
  const headers = [
    ...(basic ? ["Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,"] : []),
    ...allHeaders(request, declaredType(body)).map(({name, value}) => `${key(name)}: ${expression(value)},`),
  ];
  const options = [
    method !== 'GET' && `  method: ${quoted(method)},`,
    headers.length > 0 && lines('  headers: {', ...headers.map((line) => `    ${line}`), '  },'),
    body && `  body: ${bodyExpression(body)},`,
  ].filter((line) => typeof line === 'string');
  const hasFile =
    body?.kind === 'file' || (body?.kind === 'multipart' && body.fields.some((field) => 'file' in field));
  const address = expression(url);
  const argument = options.length > 0 && lines('{', ...options, '}');
  const call = `const response = await fetch(${address}`;
  const account = basic && expression([{variable: basic.user}, ':', {variable: basic.password}]);
  return lines(
    hasFile && "import {openAsBlob} from 'node:fs';\n",
    account && `const credentials = ${account};`,
    ...formLines(body),
    call.length + 3 > notation.width
      ? lines('const response = await fetch(', `  ${address},`, argument && `${indented(argument, 2)},`, ');')
      : `${call}${argument ? `, ${argument}` : ''});`,
    'console.log(response.status, await response.text());',
    'if (!response.ok) process.exitCode = 1;',
  );
}
