import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString} from 'mdast-util-to-string';
import type {Nodes, Table} from 'mdast';
import {gfmTable} from 'micromark-extension-gfm-table';
import {describe, expect, it} from 'vitest';
import {entities, entityOf} from '../../../../src/content/data-dictionary';
import {dataDictionaryBlocks} from '../../../../src/content/data-dictionary/dictionaryBlocks';
import {headingAnchor, toMarkdown} from '../../../../src/content/data-dictionary/markdown';
import type {Entity, EntityName} from '../../../../src/content/data-dictionary/types';

const titleOf = (name: EntityName) => entityOf(name).title;

/** What readers see; anchors are HTML without a text. */
const textOf = (node: Nodes) => toString(node, {includeHtml: false});

const tablesOf = (markdown: string) =>
  fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  }).children.filter((node): node is Table => node.type === 'table');

const sample: Entity = {
  name: 'media',
  title: 'Media',
  summary: 'One file.',
  form: 'document',
  fields: [
    {
      name: 'kind',
      type: {kind: 'enum', values: {a: 'First | one', b: 'Second'}},
      meaning: 'What it is.',
      example: 'a',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', {in: 'metadata.csv', as: 'media_kind'}],
    },
    {
      name: 'parts',
      type: {kind: 'list', of: {kind: 'object', entity: 'mediaGap'}},
      meaning: 'Its parts.',
      example: [],
      since: '2025-07-31',
      nullable: true,
      optional: true,
      appearsIn: ['REST'],
    },
  ],
};

it('is a summary, a list of fields, and a table for each enumeration', () => {
  expect(toMarkdown(sample, titleOf)).toBe(`One file.

<dl class="fields">
<dt><a id="media.kind" href="#media.kind"><code>kind</code></a></dt>
<dd>

What it is.

[One of 2 values](#media.kind.values); never \`null\`. Example: \`a\`. Since 2025-02-03 in REST, \`metadata.csv\` (\`media_kind\`).

</dd>
<dt><a id="media.parts" href="#media.parts"><code>parts</code></a></dt>
<dd>

Its parts.

List of [Gap in a media file](#gap-in-a-media-file); may be \`null\`, may be left out. Since 2025-07-31 in REST.

</dd>
</dl>

<a id="media.kind.values"></a>Values of \`kind\`:

| \`kind\` | Meaning |
|---|---|
| \`a\` | First \\| one |
| \`b\` | Second |`);
});

it('says "empty" of a cell in a CSV file', () => {
  const row = toMarkdown({...sample, form: 'row'}, titleOf);
  expect(row).toContain('never empty');
  expect(row).toContain('may be empty, may be left out');
});

it('cuts a long example', () => {
  const [field] = sample.fields;
  const long: Entity = {
    ...sample,
    fields: [{...field!, type: {kind: 'text', form: 'sha256'}, example: '0123456789'.repeat(5)}],
  };
  expect(toMarkdown(long, titleOf)).toContain('Example: `01234567890123456789012345678901234…`');
});

it('leads to headings by the anchors that Docusaurus gives them', () => {
  expect(headingAnchor('Columns of metadata.csv')).toBe('columns-of-metadatacsv');
});

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  const markdown = toMarkdown(entity, titleOf);
  const enumerations = tablesOf(markdown);
  const definitions = markdown.split('<dt>').slice(1);

  it('has every field with its meaning, type, since and places', () => {
    const named = entity.fields.map(
      ({name}) =>
        `<a id="${entity.name}.${name}" href="#${entity.name}.${name}"><code>${name}</code></a></dt>`,
    );
    expect(definitions.map((text) => text.split('\n')[0])).toEqual(named);
    entity.fields.forEach((field, index) => {
      const [, , , meaning, , facts = ''] = definitions[index]?.split('\n') ?? [];
      expect(meaning).toBe(field.meaning);
      expect(facts).toMatch(/^\S.*; (?:never|may be) (?:`null`|empty)/);
      expect(facts).toContain(`Since ${field.since} in `);
      for (const one of field.appearsIn) expect(facts).toContain(typeof one === 'string' ? one : one.in);
    });
  });

  it('explains every value once, here or where it links to', () => {
    const explained = enumerations.flatMap(({children}) =>
      children.slice(1).map((row) => textOf(row.children[0]!)),
    );
    const own = entity.fields.flatMap(({type}) =>
      type.kind === 'enum' && !type.explainedAt && Object.keys(type.values).length > 1
        ? Object.keys(type.values)
        : [],
    );
    expect(explained).toEqual(own);
  });

  it('has rows of equal length and no empty cell', () => {
    for (const {children} of tablesOf(markdown)) {
      expect(new Set(children.map((row) => row.children.length)).size).toBe(1);
      expect(children.flatMap((row) => row.children.filter((one) => textOf(one) === ''))).toEqual([]);
    }
  });
});

describe('blocks', () => {
  const blocks = new Map(dataDictionaryBlocks);

  it('are one an entity, and the tables of prefixes, days and places', () => {
    expect([...blocks.keys()]).toEqual([
      'dataDictionary.identifiers',
      'dataDictionary.releases',
      'dataDictionary.places',
      ...entities.map(({name}) => `dataDictionary.${name}`),
    ]);
  });

  it.each([
    ['identifiers', '| `com_` | Communication | `com_01J9Z6T5K8` |'],
    ['releases', '[Focus updates: May 2025](/blog/focus-updates-may-2025) |'],
    ['places', '| `manifest.json` | The list of files in an export |'],
    ['media', 'rotated every 90 days'],
  ])('%s', (name, line) => {
    expect(blocks.get(`dataDictionary.${name}`)?.()).toContain(line);
  });
});
