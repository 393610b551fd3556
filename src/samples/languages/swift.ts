/** Swift with Foundation. */
import {formText, type SampleBody} from '../sampleBody';
import {expression} from '../textWithVariables';
import type {SampleRequest} from '../sampleRequest';
import {braceQuoted, fenceFor, jsonText, lines} from '../stringLiterals';

const variable = (name: string) => `environment[${braceQuoted(name)}]!`;

/** A raw string of several lines: neither quotes nor `\(` mean anything in it. */
function raw(text: string): string {
  const fence = `#${fenceFor(text, '\\#', '#')}`;
  return `${fence}"""\n${text}\n"""${fence}`;
}

const data = (text: string) => `Data(${text}.utf8)`;

const contents = (file: string) => `try Data(contentsOf: URL(fileURLWithPath: ${braceQuoted(file)}))`;

const boundary = 'sample-boundary';

function multipart(fields: Extract<SampleBody, {kind: 'multipart'}>['fields']): string[] {
  const append = (text: string) => `body.append(${data(braceQuoted(text))})`;
  const head = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name=${JSON.stringify(name)}${more}\r\n\r\n`;
  return [
    'var body = Data()',
    ...fields.flatMap((field) =>
      'file' in field
        ? [
            append(
              head(
                field.name,
                `; filename=${JSON.stringify(field.file)}\r\nContent-Type: ${field.mediaType}`,
              ),
            ),
            `body.append(${contents(field.file)})`,
            append('\r\n'),
          ]
        : [
            append(
              `${head(field.name, field.mediaType && `\r\nContent-Type: ${field.mediaType}`)}${field.value}\r\n`,
            ),
          ],
    ),
    append(`--${boundary}--\r\n`),
    'request.httpBody = body',
  ];
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`request.httpBody = ${data(raw(jsonText(body.value)))}`];
    case 'text':
      return [`request.httpBody = ${data(braceQuoted(body.text))}`];
    case 'form':
      return [`request.httpBody = ${data(braceQuoted(formText(body.fields)))}`];
    case 'multipart':
      return multipart(body.fields);
    case 'file':
      return [`request.httpBody = ${contents(body.file)}`];
  }
}

const typeOf = (body: SampleBody) =>
  body.kind === 'multipart' ? `${body.mediaType}; boundary=${boundary}` : body.mediaType;

export function swift({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const value = (parts: SampleRequest['url']) => expression(parts, braceQuoted, variable);
  const set = (name: string, text: string) =>
    `request.setValue(${text}, forHTTPHeaderField: ${braceQuoted(name)})`;
  const program = lines(
    `var request = URLRequest(url: URL(string: ${value(url)})!)`,
    method !== 'GET' && `request.httpMethod = ${braceQuoted(method)}`,
    basic && `let credentials = ${data(`(${variable(basic.user)} + ":" + ${variable(basic.password)})`)}`,
    basic && set('Authorization', '"Basic " + credentials.base64EncodedString()'),
    ...headers.map(({name, value: parts}) => set(name, value(parts))),
    cookie && set('Cookie', value(cookie)),
    body && set('Content-Type', braceQuoted(typeOf(body))),
    ...(body ? bodyLines(body) : []),
    '',
    'let (content, response) = try await URLSession.shared.data(for: request)',
    'print((response as! HTTPURLResponse).statusCode, String(decoding: content, as: UTF8.self))',
  );
  return lines(
    'import Foundation',
    '',
    program.includes('environment[') && 'let environment = ProcessInfo.processInfo.environment',
    program,
  );
}
