/** A parser of its language reads every sample: of both specifications, and of operations with awkward values. */
import {readFileSync} from 'node:fs';
import {format} from '@wasm-fmt/gofmt';
import ts from 'typescript';
import {expect, it} from 'vitest';
import type {SampleLanguage} from '../../../src/samples/sampleLanguages';
import {specifications} from '../../../src/site/apis';
import {readerOf} from '../../../src/rules/engine/programGrammar';
import {folderWith} from '../../support/folder';
import {operationsIn} from '../../support/openapi';
import {awkwardCases, type Case} from '../../support/samples/awkward';
import {writeSamples} from '../../support/samples/runners';

const operations = (await Promise.all(specifications.map(({file}) => operationsIn(file)))).flat();
const cases: Case[] = [
  ...operations.map((operation) => ({
    name: `${operation.method} ${operation.path}`,
    operation,
    sent: {method: '', target: ''},
  })),
  ...awkwardCases,
];

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
  ['browser', script],
  ['javascript', script],
  ['go', gofmt],
  ['csharp', await readerOf('c-sharp')],
  ['java', await readerOf('java')],
  ['rust', await readerOf('rust')],
  ['powershell', await readerOf('powershell')],
];

const problemOf = (read: Reader, code: string): unknown => {
  try {
    return read(code);
  } catch (error) {
    return String(error);
  }
};

it.each(readers)('%s', (language, read) => {
  for (const [index, file] of writeSamples(folderWith({}), language, cases).entries()) {
    const code = readFileSync(file, 'utf8');
    expect(problemOf(read, code), `${cases[index]?.name}\n${code}`).toBeUndefined();
    expect(problemOf(read, `${code}\n"((`), 'a mistake is seen').toBeDefined();
  }
});
