import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../support/folder';
import {docText} from '../../support/markdown';
import {command} from './command';

const project = () =>
  folderWith({
    '.prettierrc': '{"singleQuote": true}',
    'docs/tags.yml': 'focus: {label: Focus}\n',
    'docs/focus/people.md': docText({title: 'People'}),
    'docs/support.mdx': docText({title: 'Support'}),
    'sidebars.ts': "export default {docs: ['focus/people']};\n",
  });

const page = (...values: string[]) => ['page', 'how-to', ...values];

it('writes files, prints them with the address, and overwrites none', () => {
  const folder = project();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const values = page('docs/focus/handover.md', 'Hand an account over');
  expect(command(folder, 'new', values)).toEqual({
    status: 0,
    stderr: '',
    stdout: '▶ Written: docs/focus/handover.md\n▶ Written: sidebars.ts\n▶ Address: /docs/focus/handover\n',
  });
  expect(read('docs/focus/handover.md')).toMatch(/^---\ntitle: Hand an account over\n.*^tags: \[focus\]\n/ms);
  expect(read('sidebars.ts')).toBe("export default { docs: ['focus/people', 'focus/handover'] };\n");
  const again = command(folder, 'new', values);
  expect(again.stderr).toBe(
    '✖ There is a file docs/focus/handover.md already. Remedy: choose another name, or edit that file.\n',
  );
  expect([again.status, read('sidebars.ts').match(/handover/g)]).toEqual([1, ['handover']]);
});

it('writes nothing when a rule objects', () => {
  const folder = project();
  const {status, stderr} = command(folder, 'new', page('docs/focus/other.md', 'People'));
  expect(stderr).toMatch(
    /^✖ docs\/focus\/other\.md: .* has the title "People" as well\. Remedy: .*\nNothing is written\.\n$/,
  );
  expect([status, existsSync(path.join(folder, 'docs/focus/other.md'))]).toEqual([1, false]);
});

it.each([
  [
    page('docs/focus/people/index.md', 'Persons'),
    /^✖ There is a page at \/docs\/focus\/people already\. Remedy: /,
  ],
  [page('docs/focus/other.md', ' '), /^✖ Missing: <title>\. Usage:/],
])('writes nothing for %j', (values, message) => {
  const folder = project();
  expect(command(folder, 'new', values)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(message) as string,
  });
  expect(existsSync(path.join(folder, values[2]!))).toBe(false);
});
