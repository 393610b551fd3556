/** Numbers in examples, defaults and lists of values keep the digits of their author wherever somebody reads them. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse, parseDocument} from 'yaml';
import {catalogueOf} from '../../../src/api-reference/catalogue';
import {changesBetweenTexts} from '../../../src/api-reference/changelog';
import {consoleFiles} from '../../../src/api-reference/console/writeConsoles';
import {downloadsOf} from '../../../src/api-reference/downloads';
import {operationFiles, toolsOf} from '../../../src/api-reference/machines/files';
import {jsonOf} from '../../../src/api-reference/model/exactNumbers';
import {apiDocumentOf} from '../../../src/api-reference/model/readDocument';
import {documentOf} from '../../../src/api-reference/model/reading';
import {infoPage, operationPage} from '../../../src/api-reference/pages/operationPage';
import {codeSamples, samplesFile} from '../../../src/api-reference/samples';
import {namedSchemas, schemaAddresses} from '../../../src/api-reference/schemas';
import {schemaPages} from '../../../src/api-reference/schemas/schemaPages';
import {firstDraft, withExample} from '../../../src/api-reference/ui/TryIt/draft';
import {exampleAnswer} from '../../../src/api-reference/ui/TryIt/exampleAnswers';
import type {ConsoleData} from '../../../src/api-reference/console/consoleData';
import {folderWith} from '../../support/folder';

const large = '9007199254740993';
const price = '10.00';

const yaml = `
openapi: 3.1.0
info: {title: Prices, version: 1.0.0}
servers: [{url: https://api.example.com}]
paths:
  /a/{id}:
    post:
      operationId: a
      summary: A
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer}, example: ${large}}
        - {name: prices, in: query, schema: {type: array, items: {type: number}}, example: [${price}, 1.50e+30]}
        - {name: filter, in: query, content: {application/json: {schema: {type: object}, example: {least: ${price}}}}}
        - {name: X-Id, in: header, schema: {type: integer, default: ${large}}, example: ${large}}
      requestBody:
        content:
          application/json: {schema: {$ref: '#/components/schemas/A'}}
          application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/A'}, example: {id: ${large}, price: ${price}}}
          application/xml: {schema: {$ref: '#/components/schemas/A'}}
      responses:
        '200':
          description: Done
          headers: {X-Left: {schema: {type: number}, example: ${price}}}
          content: {application/json: {schema: {$ref: '#/components/schemas/A'}, example: {id: ${large}, name: '${price}'}}}
        '400':
          description: Wrong
          content: {application/json: {schema: {type: object, properties: {code: {type: integer, enum: [${large}]}}}}}
components:
  schemas:
    A:
      type: object
      required: [id, price]
      properties:
        id: {type: integer, default: ${large}, maximum: ${large}}
        price: {type: number, enum: [${price}, 20.50]}
        rate: {type: number, examples: [1.50], minimum: 0.10}
        name: {type: string, example: '${price}'}
`;

async function made(files: Record<string, string> = {}) {
  const folder = folderWith({'a.yaml': yaml, ...files});
  const entry = {
    id: 'a',
    title: 'A',
    file: path.join(folder, 'a.yaml'),
    overlays: Object.keys(files).map((name) => path.join(folder, name)),
    isForeign: true,
    pages: path.join(folder, 'docs'),
    download: '/openapi/a.yaml',
  };
  const document = await apiDocumentOf(entry);
  return {entry, document, whole: await documentOf(entry), operation: document.operations[0]!};
}

/** What nobody may ever read. */
const mark = /[\uFDD0\uFDD1]|%EF%B7%9/;

describe('the digits of a number', () => {
  it('are in the samples, which send a body that a language might round as text', async () => {
    const {operation} = await made();
    for (const {label, code} of codeSamples(operation)) {
      const text = code.replace(/\\/g, '');
      expect(text, label).toContain(`/a/${large}?prices=${price}&prices=1.50e%2B30`);
      expect(text, label).toContain(`filter=%7B%22least%22%3A${price}%7D`);
      expect(text, label).toContain(`{"id":${large},"price":${price},"rate":1.50,"name":"${price}"}`);
      const header = code.split('\n').find((line) => line.includes('X-Id'));
      expect(header, label).toContain(large);
    }
  });

  it('are in examples of answers', async () => {
    const {operation} = await made();
    const text = samplesFile(operation).responses.replace(/<[^>]+>/g, '');
    expect(text).toContain(`"id": ${large}`);
    expect(text).toContain(`"name": "${price}"`);
  });

  it('are in the data of the console, with which its editors begin, and its answers', async () => {
    const {document, operation} = await made();
    const text = jsonOf(consoleFiles(document, 'a', operation).console);
    const data = JSON.parse(text) as ConsoleData;
    const draft = firstDraft(data);
    expect(draft.texts).toMatchObject({
      'path.id': large,
      'query.prices': `${price}\n1.50e+30`,
      'query.filter': `{\n  "least": ${price}\n}`,
      'header.X-Id': large,
    });
    expect(draft.body).toContain(`"id": ${large},\n  "price": ${price}`);
    const form = withExample(data, draft, 'application/x-www-form-urlencoded', 0);
    expect(form.texts).toMatchObject({'form.id': large, 'form.price': price});
    expect(withExample(data, draft, 'application/xml', 0).body).toContain(`<id>${large}</id>`);
    const [answer] = data.answers;
    expect(await exampleAnswer(answer!).body.text()).toContain(`"id": ${large}`);
    expect(answer?.headers).toEqual({'X-Left': price});
    expect(data.$defs.A?.properties?.price?.enum).toEqual([10, 20.5]);
  });

  it('are in the Postman collection, and its texts stay texts', async () => {
    const {entry} = await made();
    const text = (await downloadsOf(entry)).find((file) => file.path.includes('postman'))!.text;
    expect(text).toContain(`\\"id\\": ${large}`);
    expect(text).toContain(`\\"price\\": ${price}`);
    expect(text).toContain(`"value": "${large}"`);
    expect(text).not.toMatch(mark);
  });

  it('are in the JSON of each operation, and in its tool', async () => {
    const {entry, document, whole} = await made();
    const [operation] = operationFiles({...entry, document, whole});
    expect(operation!.text).toContain(`"default": ${large},\n            "maximum": ${large}`);
    expect(operation!.text).toMatch(new RegExp(`"enum": \\[\\s+${price},\\s+20.50\\s+\\]`));
    expect(operation!.text).not.toContain('x-exact');
    const [tools] = toolsOf({...entry, document, whole});
    expect(tools!.text).toContain(`"default": ${large}`);
    expect(operation!.text + tools!.text).not.toMatch(mark);
  });

  it('are in the YAML that overlays have changed', async () => {
    const {entry} = await made({
      'b.yaml':
        'overlay: 1.0.0\ninfo: {title: B, version: 1.0.0}\nactions: [{target: $.info, update: {summary: New}}]\n',
    });
    const text = (await downloadsOf(entry))[0]!.text;
    const numbers = (source: string) => (source.match(/\d{16}|\d+\.\d0(?!\.)/g) ?? []).sort();
    expect(parse(text)).toMatchObject({info: {summary: 'New'}});
    expect(parseDocument(text).getIn(['components', 'schemas', 'A', 'properties', 'name', 'example'])).toBe(
      price,
    );
    expect(numbers(text)).toEqual(numbers(yaml));
    expect(text).not.toMatch(mark);
  });

  it('are on pages', async () => {
    const {document, operation} = await made();
    const page = operationPage({id: 'a', title: 'A', api: operation});
    const facts = [`defaultValue={"${large}"}`, `allowed={["${price}","20.50"]}`, 'examples={["1.50"]}'];
    expect(facts.filter((fact) => !page.includes(fact))).toEqual([]);
    expect(page).toContain('at least 0.10');
    const schemas = schemaPages({
      title: 'A',
      schemas: namedSchemas(document),
      addresses: schemaAddresses(document, '/docs/api/a'),
      pages: new Map(),
    });
    const {codes} = catalogueOf(document);
    expect(codes.map(({name}) => name)).toEqual([large]);
    expect([page, infoPage({document}), ...Object.values(schemas)].join('')).not.toMatch(mark);
  });

  it('are in the change log', async () => {
    const [change] = await changesBetweenTexts(
      yaml,
      yaml.replace(`default: ${large}`, 'default: 5.10'),
      'a.yaml',
    );
    expect(change?.what).toContain(`it was \`${large}\``);
    expect(change?.what).toContain('`5.10`');
  });
});
