/** PHP with its curl extension, as PSR-12 has it. */
import type {FilePart, SampleBody, TypedPart} from '../sampleBody';
import {expression, joinTexts} from '../textWithVariables';
import {declaredType, type SampleRequest} from '../sampleRequest';
import {indented, jsonText, lines} from '../stringLiterals';

/** Only the quote and the backslash are escaped. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const variable = (name: string) => `getenv(${quoted(name)})`;

/** A part with a type has the name that browsers give: `CURLStringFile` cannot do without one. */
const textPart = ({value, mediaType}: TypedPart) =>
  mediaType ? `new CURLStringFile(${[value, 'blob', mediaType].map(quoted).join(', ')})` : quoted(value);

type Part = TypedPart | FilePart;

const isPlain = (part: Part): part is TypedPart => !('file' in part || part.mediaType);

/** The parts by name, in the order in which names come first. */
const byName = (parts: Part[]): [name: string, parts: Part[]][] =>
  [...new Set(parts.map(({name}) => name))].map((name) => [name, parts.filter((part) => part.name === name)]);

/** Names of the extension's fields stand once; it repeats those that hold a list of texts, and of nothing else. */
const isRepeated = (parts: Part[]): boolean =>
  byName(parts).some(([, same]) => same.length > 1 && !same.every(isPlain));

function field([name, parts]: [string, Part[]]): string {
  const [first] = parts;
  const value =
    parts.length > 1
      ? `[${parts.map((part) => ('value' in part ? quoted(part.value) : '')).join(', ')}]`
      : first && 'file' in first
        ? `new CURLFile(${quoted(first.file)}, ${quoted(first.mediaType)})`
        : first && textPart(first);
  return `        ${quoted(name)} => ${value},`;
}

/** A name as HTML writes it into a part (https://html.spec.whatwg.org/#multipart-form-data). */
const inHead = (text: string) =>
  text.replace(/["\r\n]/g, (sign) => ({'"': '%22', '\r': '%0D', '\n': '%0A'})[sign] ?? sign);

/** One part in a row: what names it, its type, its content. */
function row(part: Part): string {
  const named = `name="${inHead(part.name)}"`;
  const [head, content] =
    'file' in part
      ? [`${named}; filename="${inHead(part.file)}"`, `file_get_contents(${quoted(part.file)})`]
      : [named, quoted(part.value)];
  return `    [${quoted(head)}, ${quoted(part.mediaType ?? '')}, ${content}],`;
}

/** The body of parts whose names come again. */
const writtenParts = (parts: Part[]) =>
  lines(
    '$boundary = bin2hex(random_bytes(16));',
    "$body = '';",
    'foreach ([',
    ...parts.map(row),
    '] as [$name, $type, $content]) {',
    '    $body .= "--$boundary\\r\\nContent-Disposition: form-data; $name\\r\\n"',
    '        . ($type ? "Content-Type: $type\\r\\n" : \'\') . "\\r\\n$content\\r\\n";',
    '}',
  );

function fields(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `<<<'JSON'\n${indented(jsonText(body.value), 8)}\n        JSON`;
    case 'text':
      return quoted(body.text);
    case 'form':
      return (
        body.fields
          .map(({name, value}, index) => {
            const pair = `${encodeURIComponent(name).replaceAll("'", '%27')}=`;
            return `${quoted(index ? `&${pair}` : pair)} . urlencode(${quoted(value)})`;
          })
          .join('\n        . ') || "''"
      );
    case 'multipart':
      return isRepeated(body.fields)
        ? '"$body--$boundary--\\r\\n"'
        : lines('[', ...byName(body.fields).map(field), '    ]');
    case 'file':
      return `file_get_contents(${quoted(body.file)})`;
  }
}

export function php({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const value = (parts: SampleRequest['url']) => expression(parts, quoted, variable, ' . ');
  const type = declaredType(body);
  const repeated = body?.kind === 'multipart' && isRepeated(body.fields) ? body : undefined;
  const sent = [
    ...headers.map(({name, value: parts}) => value(joinTexts([`${name}: `, ...parts]))),
    ...(type ? [quoted(`Content-Type: ${type}`)] : []),
    ...(repeated ? [`${quoted(`Content-Type: ${repeated.mediaType}; boundary=`)} . $boundary`] : []),
  ];
  return lines(
    '<?php\n',
    repeated && writtenParts(repeated.fields),
    `$curl = curl_init(${value(url)});`,
    'curl_setopt_array($curl, [',
    method === 'HEAD' && '    CURLOPT_NOBODY => true,',
    !['GET', 'HEAD', body && 'POST'].includes(method) && `    CURLOPT_CUSTOMREQUEST => ${quoted(method)},`,
    basic && `    CURLOPT_USERPWD => ${variable(basic.user)} . ':' . ${variable(basic.password)},`,
    sent.length > 0 &&
      lines('    CURLOPT_HTTPHEADER => [', ...sent.map((header) => `        ${header},`), '    ],'),
    cookie && `    CURLOPT_COOKIE => ${value(cookie)},`,
    body && `    CURLOPT_POSTFIELDS => ${fields(body)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$content = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($content === false || $status >= 400) {',
    '    throw new RuntimeException("$status $content" . curl_error($curl));',
    '}',
    'echo "$status $content\\n";',
  );
}
