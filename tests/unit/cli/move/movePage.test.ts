import {describe, expect, it} from 'vitest';
import {move} from '../../../../src/cli/move/movePage';
import {project, reference, texts} from './project';

describe('a page that moves', () => {
  const moved = () => {
    const made = project();
    return {...made, ...move(made.root, 'docs/area/people.md', 'docs/area/admin/users.md')};
  };

  it('keeps its history, and its own links go on to lead where they led', () => {
    const {read, status, from} = moved();
    expect(from).toBe('/docs/area/people');
    expect(status()).toContainEqual(
      expect.stringMatching(/^R.* docs\/area\/people\.md -> docs\/area\/admin\/users\.md$/),
    );
    expect(read('docs/area/admin/users.md')).toContain(
      '[Groups](groups.md#tree) ![Map](../map.svg "A map") [Here](#roles) [Out](https://example.com)',
    );
  });

  it('is followed by links, wherever they are written, and by no other', () => {
    const {read} = moved();
    expect(read('docs/area/admin/groups.md')).toBe(
      '[People](users.md) [roles](<users.md#roles>) [people-2](../people-2.md)\n\n[p]: users.md\n\n## Tree\n',
    );
    expect(read('docs/area/people-2.md')).toBe(
      '---\npagination_next: area/admin/users\n---\n\n[People](./admin/users.md)\n',
    );
    expect(read('blog/2025-01-01-news/index.md')).toContain(
      '[People](/docs/area/admin/users#roles), [more](/docs/area/people-2), ![a](a.png)',
    );
    expect(read('openapi/auth.yaml')).toContain('(https://help.example.co.uk/docs/area/admin/users)');
    expect(read('src/site/products.ts')).toBe(
      "export const start = '/docs/area/admin/users';\nexport const all = '/docs/area/';\n",
    );
    expect(read('src/content/a.ts')).toContain('(../admin/users.md#roles)');
    expect(read('sidebars.ts')).toContain(
      "  'area/admin/users',\n  page('area/admin/groups', 'tree'),\n  'area/people-2',",
    );
  });

  it('leaves examples in code alone, and what has been published of an API', () => {
    const {read} = moved();
    expect(read('src/layout/b.ts')).toBe(
      "// Such as /docs/area/people.\nexport const to = '/docs/area/admin/users#roles';\n",
    );
    expect(read('openapi/published/auth.yaml')).toBe(texts['openapi/published/auth.yaml']);
  });

  it('is where its old address leads, and older ones at once', () => {
    expect(moved().read('src/redirects/redirects.yml')).toBe(
      '# Why.\n- from: /docs/staff\n  to: /docs/area/admin/users\n- from: /docs/area/people\n  to: /docs/area/admin/users\n',
    );
  });

  it('comes back without a circle', () => {
    const {root, read} = moved();
    move(root, 'docs/area/admin/users.md', 'docs/area/people.md');
    expect(read('docs/area/people.md')).toBe(texts['docs/area/people.md'].replace('./map.svg', 'map.svg'));
    expect(read('src/redirects/redirects.yml')).toBe(
      '# Why.\n- from: /docs/staff\n  to: /docs/area/people\n- from: /docs/area/admin/users\n  to: /docs/area/people\n',
    );
  });
});

it('moves a post with its pictures; its address stays with its slug', () => {
  const {root, status} = project();
  const {files} = move(root, 'blog/2025-01-01-news/index.md', 'blog/2025-01-02-other/index.md');
  expect(files).toEqual([]);
  expect(status()).toEqual([
    'R  blog/2025-01-01-news/a.png -> blog/2025-01-02-other/a.png',
    'R  blog/2025-01-01-news/index.md -> blog/2025-01-02-other/index.md',
  ]);
});

describe('a heading that moves', () => {
  it('leaves its links and questions with the new one', () => {
    const {root, read} = project({
      'docs/area/people.md': texts['docs/area/people.md'].replace('## Roles', '## Permissions'),
    });
    move(root, 'docs/area/people.md#roles', '/docs/area/people#permissions');
    expect(read('docs/area/people.md')).toContain('asks:\n  permissions: [who may]');
    expect(read('docs/area/people.md')).toContain('[Here](#permissions)');
    expect(read('docs/area/admin/groups.md')).toContain(
      '[People](../people.md) [roles](<../people.md#permissions>)',
    );
    expect(read('blog/2025-01-01-news/index.md')).toContain('(/docs/area/people#permissions)');
    expect(read('src/content/a.ts')).toContain('(../people.md#permissions)');
    expect(read('src/redirects/redirects.yml')).toContain(
      '- from: /docs/area/people#roles\n  to: /docs/area/people#permissions\n',
    );
  });

  it('may go to another page', () => {
    const {root, read} = project({
      'docs/area/people.md': texts['docs/area/people.md'].replace('## Roles', ''),
      'docs/area/people-2.md': '[roles](people.md#roles)\n\n## Roles\n',
    });
    move(root, 'docs/area/people.md#roles', 'docs/area/people-2.md#roles');
    expect(read('docs/area/people-2.md')).toContain('[roles](#roles)');
    expect(read('docs/area/people.md')).toContain('[Here](people-2.md#roles)');
    expect(read('docs/area/admin/groups.md')).toContain('[roles](<../people-2.md#roles>)');
  });
});

it('lets an anchor of the API reference lead on, and links to it lead to the new one', () => {
  const {root, read} = project({'docs/area/b.md': `[A](${reference}#old) [B](${reference}#older)\n`});
  expect(move(root, `${reference}#old`, `${reference}#now`).files).toEqual([
    'docs/area/b.md',
    'src/redirects/redirects.yml',
  ]);
  expect(read('docs/area/b.md')).toBe(`[A](${reference}#now) [B](${reference}#older)\n`);
  expect(read('src/redirects/redirects.yml')).toContain(`- from: ${reference}#old\n  to: ${reference}#now\n`);
});

it('lets the address of a page that is gone lead on', () => {
  const {root, read} = project({'src/site/old.ts': "export const to = '/docs/area/gone#here';\n"});
  move(root, '/docs/area/gone', '/docs/area/people');
  expect(read('src/site/old.ts')).toBe("export const to = '/docs/area/people#here';\n");
  expect(read('src/redirects/redirects.yml')).toContain('- from: /docs/area/gone\n  to: /docs/area/people\n');
});

it.each([
  ['docs/none.md', 'docs/x.md', 'There is no page docs/none.md'],
  ['docs/area/people.md', 'docs/area/people-2.md', 'There is a file docs/area/people-2.md already'],
  ['docs/area/people.md', 'docs/area/people-2.mdx', 'There is a page at /docs/area/people-2 already'],
  ['docs/area/people.md', 'src/people.md', 'A page cannot be at src/people.md'],
  ['docs/area/people.md', 'docs/../people.md', 'A page cannot be at docs/../people.md'],
  ['docs/area/people.md', 'docs/api/people.md', 'A page cannot be at docs/api/people.md'],
  ['docs/area/people.md', 'blog/people.md', 'docs/area/people.md cannot move to blog'],
  ['docs/area/people.md#roles', 'docs/area/people-2.md', 'A heading moves to a heading'],
  ['docs/area/people.md#gone', 'docs/area/people.md#none', 'docs/area/people.md has no heading #none'],
  ['docs/area/people.md#roles', 'docs/area/admin/groups.md#tree', 'has the heading #roles still'],
  ['/docs/area/people', '/docs/area/people-2', 'There is a page at /docs/area/people'],
  [
    'blog/2025-01-01-news/index.md',
    'blog/2025-02-02-old/index.mdx',
    'There is a folder blog/2025-02-02-old already',
  ],
  ['/docs/gone', '/docs/none', 'There is no page at /docs/none'],
])('refuses %s to %s with a remedy, and changes nothing', (old, next, message) => {
  const {root, status} = project();
  expect(() => move(root, old, next)).toThrow(message);
  expect(() => move(root, old, next)).toThrow(/Remedy: /);
  expect(status()).toEqual([]);
});
