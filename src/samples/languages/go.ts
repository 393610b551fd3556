/** Go and its standard library, as gofmt leaves it. */
import type {SampleBody, FilePart, TypedPart} from '../sampleBody';
import {expression} from '../textWithVariables';
import {allHeaders, type SampleRequest} from '../sampleRequest';
import {doubleQuoted, jsonText, lines} from '../stringLiterals';

const variable = (name: string) => `os.Getenv(${doubleQuoted(name)})`;

const block = (text: string) => (text.includes('`') ? doubleQuoted(text) : `\`${text}\``);

const stop = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

const open = (name: string, file: string) => [
  `\t${name}, err := os.Open(${doubleQuoted(file)})`,
  ...stop,
  `\tdefer ${name}.Close()`,
];

const createPart = (index: number, disposition: string, mediaType: string) => [
  `\tpart${index}, err := form.CreatePart(textproto.MIMEHeader{`,
  `\t\t"Content-Disposition": {${doubleQuoted(disposition)}},`,
  `\t\t"Content-Type":        {${doubleQuoted(mediaType)}},`,
  '\t})',
  ...stop,
];

function textPart({name, value, mediaType}: TypedPart, index: number): string[] {
  if (!mediaType) return [`\tform.WriteField(${doubleQuoted(name)}, ${doubleQuoted(value)})`];
  return [
    ...createPart(index, `form-data; name=${doubleQuoted(name)}`, mediaType),
    `\tio.WriteString(part${index}, ${doubleQuoted(value)})`,
  ];
}

function filePart(field: FilePart, index: number): string[] {
  const disposition = `form-data; name=${doubleQuoted(field.name)}; filename=${doubleQuoted(field.file)}`;
  return [
    ...open(`file${index}`, field.file),
    ...createPart(index, disposition, field.mediaType),
    `\tio.Copy(part${index}, file${index})`,
  ];
}

function bodyLines(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [`\tbody := strings.NewReader(${block(jsonText(body.value))})`];
    case 'text':
      return [`\tbody := strings.NewReader(${doubleQuoted(body.text)})`];
    case 'form':
      return [
        '\tform := url.Values{}',
        ...body.fields.map(({name, value}) => `\tform.Add(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
        '\tbody := strings.NewReader(form.Encode())',
      ];
    case 'multipart':
      return [
        '\tbody := &bytes.Buffer{}',
        '\tform := multipart.NewWriter(body)',
        ...body.fields.flatMap((field, index) =>
          'file' in field ? filePart(field, index + 1) : textPart(field, index + 1),
        ),
        '\tform.Close()',
      ];
    case 'file':
      return open('body', body.file);
  }
}

/** Packages by the name with which the program uses them. */
const packages = [
  'bytes',
  'fmt',
  'io',
  'log',
  'mime/multipart',
  'net/http',
  'net/textproto',
  'net/url',
  'os',
  'strings',
];

function importsOf(program: string): string[] {
  const used = packages.filter((name) => new RegExp(`\\b${name.replace(/.*\//, '')}\\.[A-Z]`).test(program));
  return ['import (', ...used.map((name) => `\t"${name}"`), ')'];
}

export function go(request: SampleRequest): string {
  const {method, url, basic, body} = request;
  const value = (parts: SampleRequest['url']) => expression(parts, doubleQuoted, variable, '+');
  const set = (name: string, text: string) => `\trequest.Header.Set(${doubleQuoted(name)}, ${text})`;
  const isMultipart = body?.kind === 'multipart';
  const program = [
    ...bodyLines(body),
    `\trequest, err := http.NewRequest(${doubleQuoted(method)}, ${value(url)}, ${body ? 'body' : 'nil'})`,
    ...stop,
    ...(basic ? [`\trequest.SetBasicAuth(${variable(basic.user)}, ${variable(basic.password)})`] : []),
    ...allHeaders(request, isMultipart ? undefined : body?.mediaType).map(({name, value: parts}) =>
      set(name, value(parts)),
    ),
    ...(isMultipart ? [set('Content-Type', 'form.FormDataContentType()')] : []),
    '',
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...stop,
    '\tdefer response.Body.Close()',
    '\tcontent, err := io.ReadAll(response.Body)',
    ...stop,
    '\tfmt.Println(response.Status, string(content))',
    '\tif response.StatusCode >= 400 {',
    '\t\tos.Exit(1)',
    '\t}',
  ];
  return lines('package main', '', ...importsOf(program.join('\n')), '', 'func main() {', ...program, '}');
}
