/** Ruby and its standard library. */
import {partName, type SampleBody} from '../sampleBody';
import {expression} from '../textWithVariables';
import type {SampleRequest} from '../sampleRequest';
import {doubleQuoted, indented, jsonText, lines, singleQuoted} from '../stringLiterals';

/** In single quotes Ruby makes one character of a line break's two. */
const quoted = (text: string) =>
  /[\r\n]/.test(text) ? doubleQuoted(text).replace(/#(?=[{$@])/g, '\\#') : singleQuoted(text);

const variable = (name: string) => `ENV.fetch(${singleQuoted(name)})`;

const rows = (items: string[]) => lines('[', ...items.map((item) => `  [${item}],`), ']');

function bodyLines(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return lines("request.body = <<~'JSON'", indented(jsonText(body.value), 2), 'JSON');
    case 'text':
      return `request.body = ${quoted(body.text)}`;
    case 'form':
      return `request.set_form_data(${rows(body.fields.map(({name, value}) => `${singleQuoted(name)}, ${quoted(value)}`))})`;
    case 'multipart':
      return `request.set_form(${rows(
        body.fields.map((field) =>
          'file' in field
            ? `${singleQuoted(field.name)}, File.open(${singleQuoted(field.file)}), { content_type: ${singleQuoted(field.mediaType)} }`
            : [
                singleQuoted(field.name),
                quoted(field.value),
                ...(field.mediaType
                  ? [
                      `{ filename: ${singleQuoted(partName)}, content_type: ${singleQuoted(field.mediaType)} }`,
                    ]
                  : []),
              ].join(', '),
        ),
      )}, ${singleQuoted(body.mediaType)})`;
    case 'file':
      return `request.body = File.binread(${singleQuoted(body.file)})`;
  }
}

const className = (method: string) => `${method.charAt(0)}${method.slice(1).toLowerCase()}`;

export function ruby({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const value = (parts: SampleRequest['url']) => expression(parts, singleQuoted, variable);
  const set = (name: string, text: string) => `request[${singleQuoted(name)}] = ${text}`;
  const typed = body && body.kind !== 'form' && body.kind !== 'multipart';
  return lines(
    "require 'net/http'",
    '',
    `uri = URI(${value(url)})`,
    `request = Net::HTTP::${className(method)}.new(uri)`,
    basic && `request.basic_auth(${variable(basic.user)}, ${variable(basic.password)})`,
    ...headers.map(({name, value: parts}) => set(name, value(parts))),
    cookie && set('Cookie', value(cookie)),
    typed && set('Content-Type', singleQuoted(body.mediaType)),
    body && bodyLines(body),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts response.code, response.body',
  );
}
