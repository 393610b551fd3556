/** Rust with reqwest. */
import type {SampleBody} from '../sampleBody';
import type {TextOrVariable} from '../textWithVariables';
import type {SampleRequest} from '../sampleRequest';
import {braceQuoted, fenceFor, jsonText, lines} from '../stringLiterals';

const variable = (name: string) => `env::var(${braceQuoted(name)})?`;

function raw(text: string): string {
  const fence = fenceFor(text, '"', '#');
  return `r${fence}"${text}"${fence}`;
}

/** A `String` of several parts, a literal of one. */
function value(parts: TextOrVariable[]): string {
  if (parts.every((part) => typeof part === 'string')) return braceQuoted(parts.join(''));
  const template = parts
    .map((part) => (typeof part === 'string' ? part.replace(/[{}]/g, '$&$&') : '{}'))
    .join('');
  const names = parts.filter((part) => typeof part !== 'string').map((part) => variable(part.variable));
  return template === '{}' ? names.join('') : `format!(${[braceQuoted(template), ...names].join(', ')})`;
}

const typedPart = (name: string, content: string, mediaType: string) =>
  lines(
    '                .part(',
    `                    ${braceQuoted(name)},`,
    `                    multipart::Part::${content}.mime_str(${braceQuoted(mediaType)})?,`,
    '                )',
  );

function bodyCall(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `        .body(${raw(jsonText(body.value))})`;
    case 'text':
      return `        .body(${braceQuoted(body.text)})`;
    case 'form':
      return lines(
        '        .form(&[',
        ...body.fields.map(
          ({name, value: text}) => `            (${braceQuoted(name)}, ${braceQuoted(text)}),`,
        ),
        '        ])',
      );
    case 'multipart':
      return lines(
        '        .multipart(',
        '            multipart::Form::new()',
        ...body.fields.map((field) =>
          'file' in field
            ? typedPart(field.name, `file(${braceQuoted(field.file)})?`, field.mediaType)
            : field.mediaType
              ? typedPart(field.name, `text(${braceQuoted(field.value)})`, field.mediaType)
              : `                .text(${braceQuoted(field.name)}, ${braceQuoted(field.value)})`,
        ),
        '        )',
      );
    case 'file':
      return `        .body(File::open(${braceQuoted(body.file)})?)`;
  }
}

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

export function rust({method, url, headers, cookie, basic, body}: SampleRequest): string {
  const header = (name: string, text: string) => `        .header(${braceQuoted(name)}, ${text})`;
  const typed = body && body.kind !== 'form' && body.kind !== 'multipart';
  const call = known.includes(method)
    ? `        .${method.toLowerCase()}(${value(url)})`
    : `        .request(reqwest::Method::from_bytes(b${braceQuoted(method)})?, ${value(url)})`;
  const program = lines(
    'fn main() -> Result<(), Box<dyn Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    call,
    basic && `        .basic_auth(${variable(basic.user)}, Some(${variable(basic.password)}))`,
    ...headers.map(({name, value: parts}) => header(name, value(parts))),
    cookie && header('Cookie', value(cookie)),
    typed && header('Content-Type', braceQuoted(body.mediaType)),
    body && bodyCall(body),
    '        .send()?;',
    '    println!("{} {}", response.status(), response.text()?);',
    '    Ok(())',
    '}',
  );
  const uses = [
    'error::Error',
    program.includes('env::var') && 'env',
    program.includes('File::open') && 'fs::File',
  ]
    .filter((name) => typeof name === 'string')
    .sort();
  return lines(
    `// reqwest = { version = "0.12", features = ["blocking"${body?.kind === 'multipart' ? ', "multipart"' : ''}] }`,
    body?.kind === 'multipart' && 'use reqwest::blocking::multipart;',
    uses.length > 1 ? `use std::{${uses.join(', ')}};` : `use std::${uses.join('')};`,
    '',
    program,
  );
}
