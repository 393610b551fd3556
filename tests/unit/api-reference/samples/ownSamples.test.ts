import {expect, it} from 'vitest';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';
import {apiDocumentOf, readDocument} from '../../../../src/api-reference/model/readDocument';
import {requestSamples, samplesFile} from '../../../../src/api-reference/samples';
import {sampleLanguages} from '../../../../src/samples/sampleLanguages';
import {folderWith} from '../../../support/folder';

async function operationWith(extension: object) {
  const source = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1.0.0'},
    paths: {'/a': {get: {operationId: 'a', responses: {200: {description: 'Fine'}}, ...extension}}},
  };
  const {operations} = await readDocument(`${folderWith({'a.yaml': JSON.stringify(source)})}/a.yaml`);
  return operations[0]!;
}

const labels = (html: string) => [...html.matchAll(/<summary>([^<]*)/g)].map(([, label]) => label);
const ours = sampleLanguages.map(({label}) => label);

it.each(['x-codeSamples', 'x-code-samples'])('%s follow the languages', async (name) => {
  const operation = await operationWith({
    [name]: [
      {lang: 'Python', label: 'Our library', source: 'client.a() # <x>\n'},
      {lang: 'Elixir', source: 'A.get()'},
    ],
  });
  const {request} = samplesFile(operation);
  expect(labels(request)).toEqual([...ours, 'Our library', 'Elixir']);
  expect(request).toContain('data-value="own-0"');
  expect(request.replace(/<[^>]*>/g, '')).toContain('client.a() # &lt;x&gt;');
  expect(requestSamples(operation)).toBe(
    '<CodeSnippets source={samples} own={[{"value":"own-0","label":"Our library"},{"value":"own-1","label":"Elixir"}]} />',
  );
});
