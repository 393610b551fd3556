/** Python with requests. */
import type {FilePart, SampleBody} from '../sampleBody';
import {literal, type Notation} from '../jsonLiteral';
import {expression, queryIn} from '../textWithVariables';
import {allHeaders, declaredType, type SampleRequest} from '../sampleRequest';
import {indented, lines, quotedIn} from '../stringLiterals';

const quoted = (text: string) => quotedIn('"', text);

const notation: Notation = {
  text: quoted,
  key: quoted,
  words: {true: 'True', false: 'False', null: 'None'},
  step: 4,
  width: 88,
};

const variable = (name: string) => `os.environ[${quoted(name)}]`;

/** A file of a multipart body by the name that the program gives it when it opens it. */
const filesOf = (body: SampleBody | undefined): {part?: FilePart; name: string; file: string}[] => {
  if (body?.kind === 'file') return [{name: 'body', file: body.file}];
  const parts = body?.kind === 'multipart' ? body.fields.filter((field) => 'file' in field) : [];
  return parts.map((part, index) => ({part, name: `file${index + 1}`, file: part.file}));
};

const rows = (items: string[]) => lines('[', ...items.map((item) => `        ${item},`), '    ]');

function bodyArguments(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      // requests takes `json=None` for no body at all.
      if (body.value === null) return ['data="null"'];
      return [`json=${literal(body.value, notation, 4)}`];
    case 'text':
      return [`data=${quoted(body.text)}.encode()`];
    case 'form':
      return [`data=${rows(body.fields.map(({name, value}) => `(${quoted(name)}, ${quoted(value)})`))}`];
    case 'multipart':
      return [
        `files=${rows(
          body.fields.map((field) => {
            const content =
              'file' in field
                ? `(${quoted(field.file)}, ${filesOf(body).find(({part}) => part === field)?.name}, ${quoted(field.mediaType)})`
                : `(None, ${[field.value, field.mediaType].flatMap((text) => (text === undefined ? [] : quoted(text))).join(', ')})`;
            return `(${quoted(field.name)}, ${content})`;
          }),
        )}`,
      ];
    case 'file':
      return ['data=body'];
  }
}

/** requests sets the type of plain JSON itself, but of `null`. */
const typeOf = (body: SampleBody | undefined) =>
  body?.kind === 'json' && body.mediaType === 'application/json' && body.value !== null
    ? undefined
    : declaredType(body);

export function python(request: SampleRequest): string {
  const {method, url, basic, body} = request;
  const value = (parts: SampleRequest['url']) => expression(parts, quoted, variable);
  const sent = allHeaders(request, typeOf(body)).map(
    ({name, value: parts}) => `        ${quoted(name)}: ${value(parts)},`,
  );
  const {address, query} = queryIn(url);
  const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method);
  const parameters = [
    ...(known ? [] : [quoted(method)]),
    value(address),
    ...(query.length
      ? [`params=${rows(query.map(([name, text]) => `(${quoted(name)}, ${quoted(text)})`))}`]
      : []),
    ...(basic ? [`auth=(${variable(basic.user)}, ${variable(basic.password)})`] : []),
    ...(sent.length ? [lines('headers={', ...sent, '    }')] : []),
    ...bodyArguments(body),
    'timeout=30',
  ];
  const call = known ? `requests.${method.toLowerCase()}` : 'requests.request';
  const sending = lines(`response = ${call}(`, ...parameters.map((parameter) => `    ${parameter},`), ')');
  const opened = filesOf(body).map(({name, file}) => `open(${quoted(file)}, "rb") as ${name}`);
  const program = lines(
    opened.length ? lines(`with ${opened.join(', ')}:`, indented(sending, 4)) : sending,
    'print(response.status_code, response.text)',
    'response.raise_for_status()',
  );
  return lines(program.includes('os.environ[') && 'import os\n', 'import requests\n', program);
}
