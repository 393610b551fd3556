/** PowerShell 7. */
import {formText, type FilePart, type SampleBody, type TypedPart} from '../sampleBody';
import {expression} from '../textWithVariables';
import type {SampleRequest} from '../sampleRequest';
import {jsonText, lines} from '../stringLiterals';

/** PowerShell takes typographic quotes for quotes, too. */
const quoted = (text: string) => `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;

const variable = (name: string) => `$env:${name}`;

/** `Form` has no place for the type of a part. */
const isTyped = ({mediaType}: TypedPart | FilePart) =>
  mediaType !== undefined && mediaType !== 'application/octet-stream';

function formLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart' || !body.fields.some(isTyped)) return [];
  const parts = body.fields.flatMap((field) => {
    const {name, mediaType} = field;
    const [content, ...file] =
      'file' in field
        ? [`StreamContent]::new((Get-Item ${quoted(field.file)}).OpenRead())`, `, ${quoted(field.file)}`]
        : [`StringContent]::new(${quoted(field.value)})`];
    return [
      `$part = [Net.Http.${content}`,
      ...(mediaType
        ? [`$part.Headers.ContentType = [Net.Http.Headers.MediaTypeHeaderValue]::Parse(${quoted(mediaType)})`]
        : []),
      `$form.Add($part, ${quoted(name)}${file.join('')})`,
    ];
  });
  return ['$form = [Net.Http.MultipartFormDataContent]::new()', ...parts];
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`    Body = @'\n${jsonText(body.value)}\n'@`];
    case 'text':
      return [`    Body = ${quoted(body.text)}`];
    case 'form':
      return [`    Body = ${quoted(formText(body.fields))}`];
    case 'multipart':
      if (body.fields.some(isTyped)) return ['    Body = $form'];
      return [
        '    Form = @{',
        ...body.fields.map((field) =>
          'file' in field
            ? `        ${quoted(field.name)} = Get-Item ${quoted(field.file)}`
            : `        ${quoted(field.name)} = ${quoted(field.value)}`,
        ),
        '    }',
      ];
    case 'file':
      return [`    InFile = ${quoted(body.file)}`];
  }
}

/** Without a character set, older versions send Latin-1. */
const typeOf = (body: SampleBody) =>
  body.kind === 'json' || body.kind === 'text' ? `${body.mediaType}; charset=utf-8` : body.mediaType;

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

export function powershell({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const value = (parts: SampleRequest['url']) => expression(parts, quoted, variable);
  const sent = [
    ...(basic ? [`        'Authorization' = 'Basic ' + [Convert]::ToBase64String($credentials)`] : []),
    ...headers.map(({name, value: parts}) => `        ${quoted(name)} = ${value(parts)}`),
    ...(cookie ? [`        'Cookie' = ${value(cookie)}`] : []),
  ];
  return lines(
    basic &&
      `$credentials = [Text.Encoding]::UTF8.GetBytes("$(${variable(basic.user)}):$(${variable(basic.password)})")`,
    ...formLines(body),
    '$request = @{',
    `    ${known.includes(method) ? 'Method' : 'CustomMethod'} = ${quoted(method)}`,
    `    Uri = ${value(url)}`,
    sent.length > 0 && lines('    Headers = @{', ...sent, '    }'),
    body && body.kind !== 'multipart' && `    ContentType = ${quoted(typeOf(body))}`,
    ...(body ? bodyLines(body) : []),
    '}',
    'Invoke-RestMethod @request',
  );
}
