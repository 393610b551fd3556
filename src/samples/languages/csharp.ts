/** C# with HttpClient, as a program of .NET 8. */
import type {SampleBody, FilePart, TypedPart} from '../sampleBody';
import {expression} from '../textWithVariables';
import {allHeaders, type SampleRequest} from '../sampleRequest';
import {doubleQuoted, indented, jsonText, lines} from '../stringLiterals';

const variable = (name: string) => `Environment.GetEnvironmentVariable(${doubleQuoted(name)})`;

const mediaType = (type: string) => `MediaTypeHeaderValue.Parse(${doubleQuoted(type)})`;

/** The encoding and the type of a text; only a parsed type may have parameters. */
const typed = (type: string) => (type.includes(';') ? mediaType(type) : `null, ${doubleQuoted(type)}`);

const fileContent = (file: Pick<FilePart, 'file' | 'mediaType'>) =>
  lines(
    `new StreamContent(File.OpenRead(${doubleQuoted(file.file)}))`,
    '{',
    `    Headers = { ContentType = ${mediaType(file.mediaType)} },`,
    '}',
  );

const textContent = ({value, mediaType: type}: TypedPart) =>
  `new StringContent(${doubleQuoted(value)}${type ? `, ${typed(type)}` : ''})`;

/** JSON never holds three quotes in a row, so that it can stand in a raw literal. */
const raw = (text: string) => `"""\n${indented(text, 4)}\n    """`;

function content(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `request.Content = new StringContent(${raw(jsonText(body.value))}, ${typed(body.mediaType)});`;
    case 'text':
      return `request.Content = new StringContent(${doubleQuoted(body.text)}, ${typed(body.mediaType)});`;
    case 'form':
      return lines(
        'request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]',
        '{',
        ...body.fields.map(({name, value}) => `    new(${doubleQuoted(name)}, ${doubleQuoted(value)}),`),
        '});',
      );
    case 'multipart':
      return lines(
        'var form = new MultipartFormDataContent();',
        ...body.fields.map((field) =>
          'file' in field
            ? `form.Add(${fileContent(field)}, ${doubleQuoted(field.name)}, ${doubleQuoted(field.file)});`
            : `form.Add(${textContent(field)}, ${doubleQuoted(field.name)});`,
        ),
        'request.Content = form;',
      );
    case 'file':
      return `request.Content = ${fileContent(body)};`;
  }
}

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

const methodOf = (method: string) =>
  known.includes(method)
    ? `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : `new HttpMethod(${doubleQuoted(method)})`;

const basicLines = ({user, password}: NonNullable<SampleRequest['basic']>): string =>
  lines(
    `var credentials = ${variable(user)} + ":" + ${variable(password)};`,
    'request.Headers.Authorization =',
    '    new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(credentials)));',
  );

export function csharp(request: SampleRequest): string {
  const {method, url, basic, body} = request;
  const value = (parts: SampleRequest['url']) => expression(parts, doubleQuoted, variable);
  const program = lines(
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(${methodOf(method)}, ${value(url)});`,
    basic && basicLines(basic),
    ...allHeaders(request).map(
      ({name, value: parts}) =>
        `request.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${value(parts)});`,
    ),
    body && content(body),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine((int)response.StatusCode);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    'response.EnsureSuccessStatusCode();',
  );
  return lines(
    program.includes('HeaderValue') && 'using System.Net.Http.Headers;',
    basic && 'using System.Text;',
    program.includes('HeaderValue') && '',
    program,
  );
}
