/** The samples of our own operations send what the document means, and a parser of its language reads each of them. */
import {format} from '@wasm-fmt/gofmt';
import {format as prettier, resolveConfig} from 'prettier';
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

const style = {...(await resolveConfig('package.json')), parser: 'babel'};

const script: Reader = async (code) => void (await prettier(code, style));

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

const problemOf = async (read: Reader, code: string): Promise<unknown> => {
  try {
    return await read(code);
  } catch (error) {
    return String(error);
  }
};

it.each(readers)('a parser reads each sample in %s, and sees a mistake', async (language, read) => {
  const codes = [...own, ...awkwardCases].map(({operation}) => writers[language](sampleRequest(operation)));
  for (const code of codes) expect(await problemOf(read, code), code).toBeUndefined();
  expect(await problemOf(read, `${codes[0]}\n"((`)).toBeDefined();
});

it('Prettier leaves each sample of our own in Node.js as it is', async () => {
  const codes = own.map(({operation}) => `${writers.javascript(sampleRequest(operation))}\n`);
  for (const code of codes) expect(await prettier(code, style)).toBe(code);
});
