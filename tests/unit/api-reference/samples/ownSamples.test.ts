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

it.each([[undefined], ['text'], [{lang: 'a'}], [[null, 1, {lang: 1, source: 'a'}, {lang: 'Go'}]]])(
  'anything else there is no sample: %j',
  async (value) => {
    const operation = await operationWith({'x-codeSamples': value});
    expect(labels(samplesFile(operation).request)).toEqual(ours);
    expect(requestSamples(operation)).toBe('<CodeSnippets source={samples} />');
  },
);

it('those that an overlay adds follow, too', async () => {
  const folder = folderWith({
    'a.yaml':
      "openapi: 3.1.0\ninfo: {title: A, version: 1.0.0}\npaths: {/a: {get: {responses: {'200': {description: Fine}}}}}\n",
    'b.json': JSON.stringify({
      overlay: '1.0.0',
      info: {title: 'B', version: '1.0.0'},
      actions: [
        {
          target: "$.paths['/a'].get",
          update: {'x-codeSamples': [{lang: 'Go', label: 'Ours', source: 'a.Get()'}]},
        },
      ],
    }),
  });
  const {operations} = await apiDocumentOf({
    file: `${folder}/a.yaml`,
    overlays: [`${folder}/b.json`],
    isForeign: true,
  });
  expect(labels(samplesFile(operations[0]!).request)).toEqual([...ours, 'Ours']);
  const page = operationPage({id: 'a', title: 'A', api: operations[0]!});
  expect(page).toContain('<CodeSnippets source={samples} own={[{"value":"own-0","label":"Ours"}]} />');
});
