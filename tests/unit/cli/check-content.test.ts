import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../support/folder';
import {docText} from '../../support/markdown';
import {command} from './command';

const description = 'Who may do what in an account of Focus, and how to change it in a minute.';
const tag = {label: 'Focus', description: 'Pages about Focus, the portal for recorded communications.'};
const site = {
  'docs/tags.yml': `focus: ${JSON.stringify(tag)}\n`,
  'sidebars.ts': "export default {docs: ['good', 'bad']};\n",
  'docs/good.md': docText({description}, '## Steps\n\nPress **Save**.\n'),
  'docs/bad.md': docText({title: 'Access', description}, '### Deep\n\nPress **Save**.\n'),
};

const check = (folder: string, ...args: string[]) => command(folder, 'check-content', args);

it('says place, rule and remedy, corrects what it can, and then says that all is well', () => {
  const folder = folderWith(site);
  const found = check(folder, 'docs/bad.md');
  expect(found.stdout).toMatch(
    /^docs\/bad\.md:8:1 "Deep" jumps from level 1 to 3\. \(headings\)\n {4}Remedy: .*\n✖ 1 problem in 1 file\n$/,
  );
  expect([found.status, found.stderr]).toEqual([1, '']);
  const fixed = check(folder, '--fix');
  expect(fixed.stdout).toMatch(/^✔ 2 pages: \d+ rules, no problem\n$/);
  expect(fixed.status).toBe(0);
  expect(readFileSync(path.join(folder, 'docs/bad.md'), 'utf8')).toContain('\n## Deep\n');
});

it('answers a file that does not exist in words', () => {
  const {status, stderr} = check(folderWith(site), 'docs/gone.md');
  expect(stderr).toMatch(/^✖ There is no file docs\/gone\.md\. Remedy: .*\n$/);
  expect(status).toBe(1);
});
