import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../support/folder';
import {docText} from '../../support/markdown';
import {command, repositoryWith} from './command';

it('lists pages by their addresses, and where those that are gone lead', () => {
  const {folder, git} = repositoryWith({
    'docs/same.md': docText({title: 'Same'}),
    'docs/edited/index.md': docText({title: 'Edited'}),
    'docs/slug.md': docText({slug: '/old-slug'}),
    'docs/moved.md': docText({title: 'Moved'}),
    'docs/merged.md': docText({title: 'Merged'}),
    'docs/lost.md': docText({title: 'Lost'}),
    'docs/_part.md': 'Part.',
    'openapi/auth.yaml': '',
    'src/redirects/redirects.yml': '[]',
  });
  git('checkout', '-b', 'change');
  renameSync(path.join(folder, 'docs/moved.md'), path.join(folder, 'docs/new-place.md'));
  for (const name of ['lost', 'merged']) rmSync(path.join(folder, `docs/${name}.md`));
  writeFiles(folder, {
    'docs/edited/index.md': docText({title: 'Better'}),
    'docs/slug.md': docText({slug: '/new-slug'}),
    'docs/_part.md': 'Other part.',
    'openapi/auth.yaml': 'a: b',
    'blog/2026-11-30-news.md': docText({title: 'News'}),
    'src/redirects/redirects.yml': [
      '- {from: /docs/old-slug, to: /docs/new-slug}',
      '- {from: /docs/moved, to: /docs/new-place}',
      '- {from: /docs/merged, to: /docs/edited}',
    ].join('\n'),
  });
  git('add', '.');
  git('commit', '--message=Two');
  expect(command(folder, 'changed-pages', ['main'])).toEqual({
    status: 0,
    stderr: '',
    stdout: `- Changed: \`/docs/api/auth\`
- Changed: \`/docs/edited\`
- Moved: \`/docs/moved\`, which leads to \`/docs/new-place\`
- Moved: \`/docs/old-slug\`, which leads to \`/docs/new-slug\`
- New: \`/blog/news\`
- Removed: \`/docs/lost\`, **without a redirect**
- Removed: \`/docs/merged\`, which leads to \`/docs/edited\`
`,
  });
  expect(command(folder, 'changed-pages').stderr).toContain(
    'Git has no commit called origin/main. Remedy: git fetch',
  );
});
