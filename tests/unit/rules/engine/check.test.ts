import {expect, it} from 'vitest';
import {check} from '../../../../src/rules/engine/check';
import {changed, filesOf} from '../../../../src/rules/engine/files';
import type {Rule} from '../../../../src/rules/engine/rule';
import {readSite} from '../../../../src/rules/engine/site';

const files = filesOf({'docs/a.md': '## A\n', 'docs/b.md': '## B\n', 'docs/tags.yml': 'old: {}\n'});

const rule = (page: Rule['page'], others?: Rule['files']): Rule => ({
  name: 'sample',
  sentence: 'A sample.',
  good: [{text: ''}],
  bad: [{text: ''}],
  page,
  files: others,
});

const complaining = rule(() => [{line: 1, message: 'Bad.', remedy: 'mend it.'}]);

it('looks at the chosen files alone', async () => {
  const found = await check(readSite(files), [complaining], ['docs/b.md']);
  expect(found.map(({path}) => path)).toEqual(['docs/b.md']);
});

it('makes a finding of a rule that fails, and hides nothing of the others', async () => {
  const failing = rule(({path}) => {
    if (path === 'docs/a.md') throw new Error('No tree.');
    return [];
  });
  const found = await check(readSite(files), [failing, complaining]);
  expect(found.map(({path}) => path)).toEqual(['docs/a.md', 'docs/a.md', 'docs/b.md']);
  expect(found.map(({message}) => message)).toContain('The rule "sample" could not read this file: No tree.');
});

it('parses only pages that have changed', () => {
  const before = readSite(files);
  const after = readSite(changed(files, {'docs/a.md': '## New\n', 'docs/c.md': ''}), before);
  expect(after.pageAt('docs/b.md')).toBe(before.pageAt('docs/b.md'));
  expect(after.pageAt('docs/a.md')?.source).toBe('## New\n');
  expect(after.pages.map(({path}) => path)).toEqual(['docs/a.md', 'docs/b.md', 'docs/c.md']);
});
