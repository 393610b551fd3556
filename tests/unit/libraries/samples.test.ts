/** Why the code samples of the API reference have writers of their own: what a maintained generator makes of our cases. */
import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {expect, it} from 'vitest';
import type {SampleLanguage} from '../../../src/samples/sampleLanguages';
import {writers} from '../../../src/samples/languages';
import {sampleRequest} from '../../../src/api-reference/samples/sampleRequest';
import type {SampleRequest} from '../../../src/samples/sampleRequest';
import {readerOf} from '../../../src/rules/engine/programGrammar';
import {awkwardCases} from '../../support/samples/awkward';
import {harOf} from '../../support/samples/har';

type TargetId = Parameters<HTTPSnippet['convert']>[0];

type Target = [language: SampleLanguage, grammar: string, target: TargetId, client: string, broken: string[]];

/** The cases of each language that do not parse, by the language's own grammar. */
const targets: Target[] = [
  ['browser', 'javascript', 'javascript', 'fetch', ['query text', 'a form with a file']],
  ['javascript', 'javascript', 'node', 'fetch', ['query text', 'a form', 'a form with a file']],
  [
    'python',
    'python',
    'python',
    'requests',
    [
      'query text',
      'query of JSON',
      'application/json 1',
      'application/json 2',
      'application/json 3',
      'a form',
    ],
  ],
  ['csharp', 'c-sharp', 'csharp', 'httpclient', ['query text', 'query of JSON', 'a form']],
  ['java', 'java', 'java', 'okhttp', ['query text', 'query of JSON']],
  ['go', 'go', 'go', 'native', ['query text', 'query of JSON']],
  ['ruby', 'ruby', 'ruby', 'native', ['query text', 'query of JSON']],
];

const requests = awkwardCases.map(({name, operation}) => ({name, request: sampleRequest(operation)}));

/** The addresses are given as they go over the wire. */
function generated(request: SampleRequest, target: TargetId, client: string): string {
  const snippet = new HTTPSnippet(harOf(request) as HarRequest, {harIsAlreadyEncoded: true});
  return String(snippet.convert(target, client));
}

it.each(targets)(
  '%s: httpsnippet writes programs that do not parse',
  async (language, grammar, target, client, broken) => {
    const mistake = await readerOf(grammar);
    const names = (write: (request: SampleRequest) => string) =>
      requests.filter(({request}) => mistake(write(request)) !== undefined).map(({name}) => name);
    expect(names((request) => generated(request, target, client))).toEqual(broken);
    expect(names((request) => writers[language](request))).toEqual([]);
  },
);

it('httpsnippet leaves out the file that is a whole body', () => {
  const {request} = requests.find(({name}) => name === 'a file')!;
  expect(generated(request, 'shell', 'curl')).not.toContain('file.bin');
  expect(writers.bash(request)).toContain('file.bin');
});
