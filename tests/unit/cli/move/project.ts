/** A small project with git, for the commands that move and remove pages. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {specifications} from '../../../../src/site/apis';
import {folderWith} from '../../../support/folder';

/** A page of the API reference, whose headings are known after a build only. */
export const reference = `/${specifications[0]?.pages}`;

export const texts = {
  'docs/area/people.md': [
    '---',
    'title: People',
    'asks:',
    '  roles: [who may]',
    '---',
    '',
    '[Groups](admin/groups.md#tree) ![Map](./map.svg "A map") [Here](#roles) [Out](https://example.com)',
    '',
    '## Roles',
    '',
  ].join('\n'),
  'docs/area/map.svg': '<svg/>',
  'docs/area/admin/groups.md':
    '[People](../people.md) [roles](<../people.md#roles>) [people-2](../people-2.md)\n\n[p]: ../people.md\n\n## Tree\n',
  'docs/area/people-2.md': '---\npagination_next: area/people\n---\n\n[People](./people.md)\n',
  'blog/2025-01-01-news/index.md':
    '---\nslug: news\n---\n\n[People](/docs/area/people#roles), [more](/docs/area/people-2), ![a](a.png)\n',
  'blog/2025-01-01-news/a.png': 'a picture',
  'blog/2025-02-02-old/a.png': 'another picture',
  'openapi/auth.yaml':
    'info: {description: "See [People](https://help.example.co.uk/docs/area/people)."}\npaths: {}\n',
  'openapi/published/auth.yaml': 'info: {description: "See /docs/area/people"}\n',
  'sidebars.ts':
    "function page(id: string, icon: string) {\n  return {type: 'doc', id, icon};\n}\nexport default {docs: [\n  'area/people',\n  page('area/admin/groups', 'tree'),\n  'area/people-2',\n]};\n",
  'src/site/products.ts': "export const start = '/docs/area/people';\nexport const all = '/docs/area/';\n",
  'src/content/a.ts': "export const see = '[People](../people.md#roles)';\n",
  'src/layout/b.ts': "// Such as /docs/area/people.\nexport const to = '/docs/area/people#roles';\n",
  'src/redirects/redirects.yml': '# Why.\n- from: /docs/staff\n  to: /docs/area/people\n',
};

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    encoding: 'utf8',
  });

/** @returns the folder of a project that is committed, and readers of it */
export function project(changes: Record<string, string> = {}) {
  const root = folderWith({...texts, ...changes});
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'As it is');
  return {
    root,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    /** What git says of the files, renames among them. */
    status: () => git(root, 'status', '--short').trim().split('\n').filter(Boolean),
  };
}
