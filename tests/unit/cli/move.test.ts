/** `npm run move` and `npm run remove` in a repository of their own. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {command, repositoryWith} from './command';

const people = `---
title: People
---
[Groups](./admin/groups.md) ![A](a.png "A") [again](people.md#roles) [b](https://a.example/people.md)

## Roles

See /docs/focus/people#roles.
`;

const project = {
  'docs/focus/people.md': people,
  'docs/focus/a.png': '',
  'docs/focus/peoples.md': '[People](people.md), `people.md`, [self](peoples.md)',
  'docs/focus/admin/groups.md':
    '[People](../people.md#roles) [Other](/docs/focus/peoples) /docs/focus/people.\n\n## Roles',
  'docs/focus/home.md':
    '---\npagination_prev: focus/people\npagination_next: focus/peoples\n---\n\n```bash title="people.md"\ncurl -o people.md\n```\n\n[People]: people.md',
  'docs/focus/admin/end.md': '---\npagination_next: focus/people\n---\n',
  'docs/_data.yml': 'see: [/docs/focus/people#gone, ./focus/people.md]',
  'docs/_more.yml': 'answers: [/docs/focus/admin/groups, /docs/home, /docs/focus/people]\n',
  'blog/2025-01-01-a/index.md':
    '---\nslug: a\n---\n[People](/docs/focus/people/) /docs/focus/people/other ![A](./a.svg)',
  'openapi/a.yaml': 'url: https://help.example.co.uk/docs/focus/people#roles',
  'openapi/published/a/1.yaml': 'url: https://help.example.co.uk/docs/focus/people',
  'sidebars.ts': "['focus/people', 'focus/peoples', page('focus/people', 'icon')]",
  'src/site/products.ts': "to: '/docs/focus/people'",
  'tests/support/judged/a.json': '["/docs/focus/people#roles"]',
  'src/redirects/redirects.yml': '# Moved\n- {from: /docs/older, to: /docs/focus/people}\n',
  'src/redirects/published.txt':
    '/docs/focus/people\n/docs/focus/people#gone\n/docs/focus/people#roles\n/docs/older#gone\n',
};

function repository() {
  const {folder, git} = repositoryWith(project);
  return {
    folder,
    git,
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    state: () => git('status', '--porcelain'),
  };
}

it('moves a page with its links, and all that leads to it', () => {
  const {folder, read} = repository();
  const {status, stdout} = command(folder, 'move', [
    'move',
    'docs/focus/people.md',
    'docs/focus/admin/users.md',
  ]);
  expect(status).toBe(0);
  expect(existsSync(path.join(folder, 'docs/focus/people.md'))).toBe(false);
  expect(read('docs/focus/admin/users.md')).toBe(
    people
      .replace('./admin/groups.md', './groups.md')
      .replace('a.png "A"', '../a.png "A"')
      .replace('people.md#roles', './users.md#roles')
      .replace('/docs/focus/people#', '/docs/focus/admin/users#'),
  );
  expect(read('docs/focus/peoples.md')).toBe('[People](./admin/users.md), `people.md`, [self](peoples.md)');
  expect(read('docs/focus/admin/groups.md')).toBe(
    '[People](./users.md#roles) [Other](/docs/focus/peoples) /docs/focus/admin/users.\n\n## Roles',
  );
  expect(read('docs/focus/home.md')).toBe(
    project['docs/focus/home.md']
      .replace('prev: focus/people', 'prev: focus/admin/users')
      .replace(']: people.md', ']: ./admin/users.md'),
  );
  expect(read('docs/_data.yml')).toBe('see: [/docs/focus/admin/users#gone, ./focus/admin/users.md]');
  expect(read('blog/2025-01-01-a/index.md')).toMatch(
    /\(\/docs\/focus\/admin\/users\) \/docs\/focus\/people\/other /,
  );
  expect(read('openapi/a.yaml')).toBe('url: https://help.example.co.uk/docs/focus/admin/users#roles');
  expect(read('openapi/published/a/1.yaml')).toBe(project['openapi/published/a/1.yaml']);
  expect(read('sidebars.ts')).toBe(
    "['focus/admin/users', 'focus/peoples', page('focus/admin/users', 'icon')]",
  );
  expect(read('src/site/products.ts')).toBe("to: '/docs/focus/admin/users'");
  expect(read('tests/support/judged/a.json')).toBe('["/docs/focus/admin/users#roles"]');
  expect(read('src/redirects/redirects.yml')).toBe(
    '# Moved\n- {from: /docs/older, to: /docs/focus/admin/users}\n- {from: /docs/focus/people, to: /docs/focus/admin/users}\n',
  );
  expect(read('src/redirects/published.txt')).toBe(project['src/redirects/published.txt']);
  expect(stdout).toContain('  docs/focus/peoples.md\n');

  expect(command(folder, 'move', ['move', 'docs/focus/admin/users.md', 'docs/focus/people.md']).status).toBe(
    0,
  );
  expect(read('src/redirects/redirects.yml')).toBe(
    '# Moved\n- {from: /docs/older, to: /docs/focus/people}\n- {from: /docs/focus/admin/users, to: /docs/focus/people}\n',
  );
});

it('a post with a slug keeps its address and its pictures, and needs no redirect', () => {
  const {folder, read} = repository();
  expect(
    command(folder, 'move', ['move', 'blog/2025-01-01-a/index.md', 'blog/2025-02-02-b/index.md']).status,
  ).toBe(0);
  expect(read('blog/2025-02-02-b/index.md')).toContain('![A](../2025-01-01-a/a.svg)');
  expect(read('src/redirects/redirects.yml')).toBe(project['src/redirects/redirects.yml']);
});

it.each(['docs/focus/admin/groups.md', '/docs/focus/admin/groups'])('removes a page for %s', (target) => {
  const {folder, read} = repository();
  expect(command(folder, 'move', ['remove', 'docs/focus/people.md', target]).status).toBe(0);
  expect(existsSync(path.join(folder, 'docs/focus/people.md'))).toBe(false);
  expect(read('docs/focus/peoples.md')).toBe('[People](./admin/groups.md), `people.md`, [self](peoples.md)');
  expect(read('docs/_data.yml')).toBe('see: [/docs/focus/admin/groups, ./focus/admin/groups.md]');
  expect(read('docs/_more.yml')).toBe('answers: [/docs/focus/admin/groups, /docs/home]\n');
  expect(read('openapi/a.yaml')).toBe('url: https://help.example.co.uk/docs/focus/admin/groups#roles');
  expect(read('docs/focus/admin/groups.md')).toMatch(/^\[People\]\(.\/groups.md#roles\) \[Other\]/);
  expect(read('sidebars.ts')).toBe("['focus/peoples']");
  expect(read('src/redirects/redirects.yml')).toBe(
    '# Moved\n- {from: /docs/older, to: /docs/focus/admin/groups}\n- {from: /docs/focus/people, to: /docs/focus/admin/groups}\n',
  );
  expect(read('src/redirects/published.txt')).toBe('/docs/focus/people\n/docs/focus/people#roles\n');
});

it('mends the links to a page that is gone already, by its address', () => {
  const {folder, git, read} = repository();
  git('rm', '--quiet', 'docs/focus/people.md');
  expect(command(folder, 'move', ['remove', '/docs/focus/people', 'docs/focus/admin/groups.md']).status).toBe(
    0,
  );
  expect(read('docs/focus/peoples.md')).toContain('[People](./admin/groups.md)');
  expect(read('sidebars.ts')).toBe("['focus/peoples']");
});

it('a page that takes the place of its neighbour has none there', () => {
  const {folder, read} = repository();
  command(folder, 'move', ['remove', 'docs/focus/people.md', 'docs/focus/admin/end.md']);
  expect(read('docs/focus/admin/end.md')).toBe('---\n---\n');
});

it('asks for a page that git does not know yet', () => {
  const {folder} = repository();
  writeFileSync(path.join(folder, 'docs/new.md'), people);
  const {stderr} = command(folder, 'move', ['move', 'docs/new.md', 'docs/newer.md']);
  expect(stderr).toContain('docs/new.md is not in git yet. Remedy: git add docs/new.md');
});

const page = 'docs/focus/people.md';

it.each([
  [['move', 'docs/gone.md', 'docs/new.md'], /There is no page docs\/gone\.md/],
  [['move', page, 'docs/focus/peoples.md'], /There is a page at docs\/focus\/peoples\.md/],
  [['move', page, 'docs/focus/peoples.mdx'], /There is a page at .* or \/docs\/focus\/peoples/],
  [['move', page, 'blog/people.md'], /cannot move to blog\/people\.md/],
  [['move', page, 'docs/people'], /cannot move to docs\/people\./],
  [['move', page, 'docs/focus/_people.md'], /cannot move to docs\/focus\/_people\.md/],
  [['move', page], /Usage: npm run move/],
  [['remove', page, 'docs/gone.md'], /There is no page docs\/gone\.md/],
  [['remove', page, '/docs/gone'], /There is no page \/docs\/gone/],
  [['remove', page, page], /cannot take its own place/],
  [['remove', page, 'docs/focus/peoples.md'], /has uncommitted changes/],
])('%s: says what is wrong, and changes nothing', (args, says) => {
  const {folder, state} = repository();
  writeFileSync(path.join(folder, page), `${people}More.\n`);
  const before = state();
  const {status, stderr} = command(folder, 'move', args);
  expect(status).toBe(1);
  expect(stderr).toMatch(says);
  expect(stderr).toMatch(/Remedy: |Usage: /);
  expect(state()).toBe(before);
});
