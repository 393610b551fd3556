/** PHP with its curl extension. */
import type {SampleBody} from '../sampleBody';
import {expression, joinTexts} from '../textWithVariables';
import type {SampleRequest} from '../sampleRequest';
import {indented, jsonText, lines, singleQuoted} from '../stringLiterals';

const variable = (name: string) => `getenv(${singleQuoted(name)})`;

function fields(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `<<<'JSON'\n${indented(jsonText(body.value), 8)}\n        JSON`;
    case 'text':
      return singleQuoted(body.text);
    case 'form':
      return (
        body.fields
          .map(({name, value}, index) => {
            const pair = `${encodeURIComponent(name).replaceAll("'", '%27')}=`;
            return `${singleQuoted(index ? `&${pair}` : pair)} . urlencode(${singleQuoted(value)})`;
          })
          .join('\n        . ') || "''"
      );
    case 'multipart':
      return lines(
        '[',
        ...body.fields.map((field) =>
          'file' in field
            ? `        ${singleQuoted(field.name)} => new CURLFile(${singleQuoted(field.file)}, ${singleQuoted(field.mediaType)}),`
            : `        ${singleQuoted(field.name)} => ${singleQuoted(field.value)},`,
        ),
        '    ]',
      );
    case 'file':
      return `file_get_contents(${singleQuoted(body.file)})`;
  }
}

export function php({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const value = (parts: SampleRequest['url']) => expression(parts, singleQuoted, variable, ' . ');
  const typed = body && body.kind !== 'form' && body.kind !== 'multipart';
  const sent = [
    ...headers.map(({name, value: parts}) => value(joinTexts([`${name}: `, ...parts]))),
    ...(typed ? [singleQuoted(`Content-Type: ${body.mediaType}`)] : []),
  ];
  return lines(
    '<?php',
    `$curl = curl_init(${value(url)});`,
    'curl_setopt_array($curl, [',
    method === 'HEAD' && '    CURLOPT_NOBODY => true,',
    method !== 'GET' && method !== 'HEAD' && `    CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
    basic && `    CURLOPT_USERPWD => ${variable(basic.user)} . ':' . ${variable(basic.password)},`,
    sent.length > 0 &&
      lines('    CURLOPT_HTTPHEADER => [', ...sent.map((header) => `        ${header},`), '    ],'),
    cookie && `    CURLOPT_COOKIE => ${value(cookie)},`,
    body && `    CURLOPT_POSTFIELDS => ${fields(body)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$content = curl_exec($curl);',
    'if ($content === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL, $content, PHP_EOL;',
  );
}
