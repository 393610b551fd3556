import {expect, it} from 'vitest';
import {entityOf, type Entity} from '../../../../src/content/data-dictionary';
import {toMarkdown} from '../../../../src/content/data-dictionary/markdown';

const titleOf = (name: string) => entityOf(name).title;

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

it('is a summary and a list of fields, with a table for each enumeration', () => {
  expect(toMarkdown(sample, titleOf)).toBe(`One file.

<dl class="fields">
<div class="entry">
<dt><a id="media.kind" href="#media.kind"><code>kind</code></a></dt>
<dd>

What it is.

[One of 2 values](#media.kind.values); never \`null\`. Example: \`a\`. Since 2025-02-03 in REST, \`metadata.csv\` (\`media_kind\`).

<a id="media.kind.values"></a>Values of \`kind\`:

| \`kind\` | Meaning |
|---|---|
| \`a\` | First \\| one |
| \`b\` | Second |

</dd>
</div>
<div class="entry">
<dt><a id="media.parts" href="#media.parts"><code>parts</code></a></dt>
<dd>

Its parts.

List of [Gap in a media file](#gap-in-a-media-file); may be \`null\`, may be left out. Since 2025-07-31 in REST.

</dd>
</div>
</dl>`);
});

it('says "empty" of a cell in a CSV file', () => {
  const row = toMarkdown({...sample, form: 'row'}, titleOf);
  expect(row).toContain('never empty');
  expect(row).toContain('may be empty, may be left out');
});
