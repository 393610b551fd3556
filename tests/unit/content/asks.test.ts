import {describe, expect, it} from 'vitest';
import {asksIn, parseFrontMatter} from '../../../src/content/asksIn';
import {folderWith} from '../../support/folder';

const page = (head: string) => `---\ntitle: T\n${head}---\nText.\n`;

describe('asksIn', () => {
  it('finds the questions of each page, by its address', () => {
    const folder = folderWith({
      'docs/a/hold.md': page('asks:\n  release: [who may release it, how to release]\n'),
      'docs/moved.mdx': page('slug: /here\nasks: {x: [what is x]}\n'),
      'docs/none.md': page(''),
      'docs/bare.md': 'asks:\n  no: [front matter]\n',
      'docs/picture.svg': '<svg/>',
    });
    expect([...asksIn(folder)].sort()).toEqual([
      ['/docs/a/hold', {release: ['who may release it', 'how to release']}],
      ['/docs/here', {x: ['what is x']}],
    ]);
  });

  it('names the page whose front matter is no YAML', () => {
    const folder = folderWith({'docs/hold.md': page('asks: {x: [1}\n')});
    expect(() => asksIn(folder)).toThrow(/hold\.md is not valid YAML: .+ Remedy: correct the line\./s);
  });
});

it('keeps the questions out of what Docusaurus reads', async () => {
  const read = {frontMatter: {title: 'T', asks: {x: ['what is x']}}, content: 'Text.'};
  const defaultParseFrontMatter = () => Promise.resolve(read);
  expect(await parseFrontMatter({filePath: 'docs/a.md', fileContent: '', defaultParseFrontMatter})).toEqual({
    frontMatter: {title: 'T'},
    content: 'Text.',
  });
});

it('stops at front matter that is no YAML, each time it is read', async () => {
  const params = {
    filePath: 'docs/a.md',
    fileContent: '---\nslug: a\ntitle: Home: each morning\n---\n',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {}, content: ''}),
  };
  const says = /^docs\/a\.md:3: Nested mappings .+\. Remedy: correct the front matter\.$/;
  await expect(parseFrontMatter(params)).rejects.toThrow(says);
  await expect(parseFrontMatter(params)).rejects.toThrow(says);
});
