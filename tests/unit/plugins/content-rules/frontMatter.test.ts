import {describe, expect, it} from 'vitest';
import {roles} from '../../../../src/content/roles';
import {frontMatter} from '../../../../src/plugins/content-rules/frontMatter';
import {docFile, postFile} from '../../../support/markdown';

const short = 'x'.repeat(49);
const long = 'x'.repeat(161);

describe('a docs page', () => {
  it('passes when it is complete', () => {
    expect(frontMatter(docFile())).toEqual([]);
  });

  it.each(roles)('may need the role %s', (role) => {
    expect(frontMatter(docFile({role}))).toEqual([]);
  });

  it.each([
    ['title', undefined, 1, 'is missing or empty'],
    ['title', '""', 2, 'is missing or empty'],
    ['description', undefined, 1, 'is missing or empty'],
    ['description', short, 3, 'has 49 characters'],
    ['description', long, 3, 'has 161 characters'],
    ['keywords', undefined, 1, 'is missing or not a list of words'],
    ['keywords', 'retention', 4, 'is missing or not a list of words'],
    ['keywords', '[]', 4, 'is missing or not a list of words'],
    ['tags', undefined, 1, 'is missing or not a list of words'],
    ['tags', '[1]', 5, 'is missing or not a list of words'],
    ['last_reviewed', undefined, 1, 'is missing or not a date'],
    ['last_reviewed', 'yesterday', 6, 'is missing or not a date'],
    ['role', 'Superuser', 7, 'is "Superuser"'],
  ])('with %s: %s is stopped at line %i', (key, value, line, what) => {
    expect(frontMatter(docFile({[key]: value}))).toEqual([
      {
        path: 'docs/focus/admin/retention.md',
        line,
        message: `Front matter "${key}" ${what}.`,
        remedy: expect.stringMatching(/.{20}/) as string,
      },
    ]);
  });

  it('is told everything at once', () => {
    expect(frontMatter(docFile({title: undefined, tags: undefined, role: 'Boss'}))).toHaveLength(3);
  });
});

describe('a post', () => {
  it('passes when it is complete', () => {
    expect(frontMatter(postFile())).toEqual([]);
  });

  it.each(['title', 'description', 'keywords', 'tags', 'slug', 'authors', 'date'])(
    'without %s is stopped',
    (key) => {
      expect(frontMatter(postFile({[key]: undefined}))).toEqual([
        expect.objectContaining({
          path: 'blog/2025-02-03-welcome/index.md',
          line: 1,
          message: expect.stringContaining(`"${key}"`) as string,
        }),
      ]);
    },
  );

  it('needs no day of review', () => {
    expect(frontMatter(postFile({last_reviewed: undefined}))).toEqual([]);
  });
});
