import {expect, it} from 'vitest';
import {knownTags} from '../../../../src/plugins/content-rules/tags';
import {docFile, postFile} from '../../../support/markdown';

const rule = knownTags({doc: new Set(['focus', 'security']), post: new Set(['hello', 'updates'])});

it('lets known tags pass', () => {
  expect([...rule(docFile({tags: '[focus, security]'})), ...rule(postFile())]).toEqual([]);
});

it('stops an unknown tag of a page, at its line, with the list', () => {
  expect(rule(docFile({tags: '[focus, secruity]'}))).toEqual([
    {
      path: 'docs/focus/admin/retention.md',
      line: 5,
      message: 'Unknown tag "secruity".',
      remedy:
        'use a key of docs/tags.yml (focus, security), or add the tag there with a label and a description.',
    },
  ]);
});

it('keeps the two lists apart', () => {
  expect(rule(docFile({tags: '[hello]'}))).toHaveLength(1);
  expect(rule(postFile({tags: '[focus]'}))[0]?.remedy).toContain('blog/tags.yml (hello, updates)');
});

it('leaves a page without tags to the rule of the front matter', () => {
  expect(rule(docFile({tags: undefined}))).toEqual([]);
});
