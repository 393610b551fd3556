import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseSource, readSources} from '../../../../src/plugins/content-rules/read';
import {folderWith} from '../../../support/folder';

describe('parseSource', () => {
  const source = parseSource(
    'docs/a.md',
    '---\ntitle: A\n\n# a comment\ntags:\n  - focus\n---\n\n## Heading\n',
  );

  it('reads the front matter', () => {
    expect(source.frontMatter).toEqual({title: 'A', tags: ['focus']});
  });

  it('knows the line of a key, and 1 for a key that is not there', () => {
    expect(['title', 'tags', 'role'].map(source.lineOf)).toEqual([2, 5, 1]);
  });

  it('counts the lines of the body from the top of the file', () => {
    expect(source.tree.children[0]).toMatchObject({type: 'heading', position: {start: {line: 9}}});
  });

  it('counts the same with the line ends of Windows', () => {
    const {lineOf, frontMatter, tree} = parseSource(
      'docs/a.md',
      '---\r\ntitle: A\r\ntags: [focus]\r\n---\r\n\r\n## Heading\r\n',
    );
    expect([lineOf('tags'), frontMatter.title, tree.children[0]?.position?.start.line]).toEqual([3, 'A', 6]);
  });

  it.each([
    ['docs/intro.md', 'doc'],
    ['blog/2025-02-03-welcome/index.md', 'post'],
  ])('%s is a %s', (path, kind) => {
    expect(parseSource(path, '').kind).toBe(kind);
  });

  it('takes a file without front matter for one without keys', () => {
    expect(parseSource('docs/a.md', '## Heading\n').frontMatter).toEqual({});
  });

  it('stops at the line of front matter that is not YAML', () => {
    expect(() => parseSource('docs/a.md', '---\ntitle: A\ntags: [focus\n---\n')).toThrow(
      /^docs\/a\.md:[34] The front matter is not valid YAML: /,
    );
  });
});

describe('readSources', () => {
  it('reads what authors write, in order, and no generated page', async () => {
    const root = folderWith({
      'docs/b.mdx': '',
      'docs/a.md': '',
      'docs/tags.yml': '',
      'docs/api/auth/get-me.api.mdx': '',
      'blog/2025-02-03-welcome/index.md': '',
      'README.md': '',
    });
    expect((await readSources(root)).map(({path}) => path)).toEqual([
      'blog/2025-02-03-welcome/index.md',
      'docs/a.md',
      'docs/b.mdx',
    ]);
  });

  it('parses a file again only when it has changed', async () => {
    const root = folderWith({'docs/a.md': 'A', 'docs/b.md': 'B'});
    const before = await readSources(root);
    writeFileSync(path.join(root, 'docs/b.md'), 'C');
    const [a, b] = await readSources(root, before);
    expect(a).toBe(before[0]);
    expect(b?.source).toBe('C');
  });
});
