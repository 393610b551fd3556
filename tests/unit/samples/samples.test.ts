/** The samples of our own operations send what the document means, and a parser of its language reads each of them. */
import {format} from '@wasm-fmt/gofmt';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {sampleRequest} from '../../../src/api-reference/samples/sampleRequest';
import {readerOf} from '../../../src/rules/programs';
import {writers} from '../../../src/samples/languages';
import type {SampleBody} from '../../../src/samples/sampleBody';
import type {SampleLanguage} from '../../../src/samples/sampleLanguages';
import type {SampleRequest} from '../../../src/samples/sampleRequest';
import type {TextOrVariable} from '../../../src/samples/textWithVariables';
import {specifications} from '../../../src/site/apis';
import {operationsIn} from '../../support/openapi';
import {awkwardCases, files, type Sent} from '../../support/samples/awkward';
import {caseOf} from '../../support/samples/specified';

const operations = (await Promise.all(specifications.map(({file}) => operationsIn(file)))).flat();
const own = operations.map((operation) => caseOf(operation, files['file.bin']));

/** With the words that the variables have where samples run. */
const plain = (parts: readonly TextOrVariable[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `YOUR_${part.variable}`)).join('');

function bodyOf(body: SampleBody): unknown {
  switch (body.kind) {
    case 'json':
      return body.value;
    case 'text':
      return body.text;
    case 'file':
      return files['file.bin'];
    default:
      return body.fields.map((field) => [field.name, 'file' in field ? files['file.bin'] : field.value]);
  }
}

function sentBy({method, url, headers, basic, body}: SampleRequest): Sent {
  const account = basic && btoa(`YOUR_${basic.user}:YOUR_${basic.password}`);
  return {
    method,
    target: plain(url).replace('https://api.example.com', ''),
    headers: {
      ...Object.fromEntries(headers.map(({name, value}) => [name.toLowerCase(), plain(value)])),
      ...(account && {authorization: `Basic ${account}`}),
      ...(body && {'content-type': body.mediaType}),
    },
    ...(body && {body: bodyOf(body)}),
  };
}

it.each(own)('sends what the document means: $name', ({operation, sent}) => {
  const servers = [{url: 'https://api.example.com'}];
  expect(sentBy(sampleRequest({...operation, servers}))).toEqual(sent);
});

/** Finds a sample's mistake; undefined where there is none. */
type Reader = (code: string) => unknown;

const script: Reader = (code) =>
  ts.transpileModule(code, {
    fileName: 'sample.mjs',
    reportDiagnostics: true,
    compilerOptions: {allowJs: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext},
  }).diagnostics?.[0]?.messageText;

/** gofmt reads the sample, and leaves it as it is. */
const gofmt: Reader = (code) => {
  const formatted = format(code).trim();
  return formatted === code ? undefined : formatted;
};

const readers: [SampleLanguage, Reader][] = [
  ['javascript', script],
  ['go', gofmt],
  ['csharp', await readerOf('c-sharp')],
  ['java', await readerOf('java')],
];

const problemOf = (read: Reader, code: string): unknown => {
  try {
    return read(code);
  } catch (error) {
    return String(error);
  }
};

it.each(readers)('a parser reads each sample in %s, and sees a mistake', (language, read) => {
  const codes = [...own, ...awkwardCases].map(({operation}) => writers[language](sampleRequest(operation)));
  for (const code of codes) expect(problemOf(read, code), code).toBeUndefined();
  expect(problemOf(read, `${codes[0]}\n"((`)).toBeDefined();
});
