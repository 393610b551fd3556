import {describe, expect, it} from 'vitest';
import {filesOn} from '../../../../src/rules/engine/files';
import {folderWith} from '../../../support/folder';

describe('files of a project', () => {
  it('are listed from any depth, in the order of their paths', () => {
    const files = filesOn(
      folderWith({'docs/b.md': '', 'docs/a/c.md': '', 'docs/a/a/d.md': '', 'blog/e.md': ''}),
    );
    expect(files.list('docs')).toEqual(['docs/a/a/d.md', 'docs/a/c.md', 'docs/b.md']);
    expect(files.list('docs/a/a')).toEqual(['docs/a/a/d.md']);
    expect(files.list('none')).toEqual([]);
  });

  it('are read where there is one', () => {
    const files = filesOn(folderWith({'docs/a.md': 'text'}));
    expect(['docs/a.md', 'docs', 'docs/b.md', 'docs/a.md/b.md'].map(files.read)).toEqual([
      'text',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
