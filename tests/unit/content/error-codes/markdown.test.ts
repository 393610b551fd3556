import {describe, expect, it} from 'vitest';
import {familyMarkdown, familyTable} from '../../../../src/content/error-codes/markdown';
import type {ErrorCode, Family} from '../../../../src/content/error-codes';
import {roleTexts} from '../../../../src/content/permissions';

const code = {
  code: 'FOC-9101',
  message: 'Kettle empty',
  cause: 'No water.',
  action: 'Select :ui[Fill].',
  retries: {automatic: true, detail: 'Every hour.'},
  fixedBy: {may: 'retention', detail: 'with a jug'},
} satisfies ErrorCode;

const family: Family = {
  id: 'platform',
  title: 'Kettles (FOC-91xx)',
  prefix: 'FOC-91',
  area: 'Kettles',
  where: ':ui[Admin] > :ui[Kitchen]',
  codes: [code, {...code, code: 'FOC-9102', retries: {automatic: false}, fixedBy: {who: ['Any role']}}],
};

describe('familyMarkdown', () => {
  it('writes a section a code, with its own anchor', () => {
    expect(familyMarkdown(family)).toBe(`<section class="entry">

### FOC-9101: Kettle empty {#foc-9101}

- **Cause**: No water.
- **What to do**: Select :ui[Fill].
- **Retries automatically**: Yes. Every hour.
- **Who can fix it**: ${roleTexts.retention}, with a jug.

</section>

<section class="entry">

### FOC-9102: Kettle empty {#foc-9102}

- **Cause**: No water.
- **What to do**: Select :ui[Fill].
- **Retries automatically**: No.
- **Who can fix it**: Any role.

</section>`);
  });
});

describe('familyTable', () => {
  it('leads from the prefix to the heading', () => {
    expect(familyTable([family])).toBe(`| Family | Area | Where you meet it |
|---|---|---|
| \`FOC-91xxx\` | [Kettles](#kettles-foc-91xx) | :ui[Admin] > :ui[Kitchen] |`);
  });
});
