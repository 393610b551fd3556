/** What a new site does not have is taken out of its guides, whole items at a time. */
import {expect, it} from 'vitest';
import {withoutMissing} from '../../../../src/cli/init/guides';

const without = (text: string) => withoutMissing('.', 'src/guides/write.md', text);

it('leaves a guide alone that names what is there', () => {
  const text = '# A\n\nSee `src/site/apis.ts`.\n\n- One\n- Two\n';
  expect(without(text)).toBe(text);
});

it('takes out items, rows and paragraphs', () => {
  const text =
    '# A\n\n- One\n- `tests/gone`\n\n| A |\n| --- |\n| `npm run gone` |\n| b |\n\nSee `tests/gone`.\n';
  expect(without(text)).toBe('# A\n\n- One\n\n| A |\n| --- |\n| b |\n');
});

it('takes out sections and tables of which nothing is left, and what leads to them', () => {
  const text =
    '# A\n\nText.\n\n## B\n\n### C\n\n| A |\n| --- |\n| `tests/gone` |\n\n## D\n\n- One\n- See [B](#b).\n';
  expect(without(text)).toBe('# A\n\nText.\n\n## D\n\n- One\n');
});
