import {appendFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {watchFrontMatter} from '../../../src/docs/watchFrontMatter';
import {folderWith} from '../../support/folder';

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;

function watched() {
  const folder = folderWith({'a.md': page('A'), 'b/c.mdx': page('C'), 'picture.svg': ''});
  const onChange = vi.fn();
  const watcher = watchFrontMatter(folder, onChange);
  onTestFinished(() => watcher.close());
  return {onChange, file: (name: string) => path.join(folder, name)};
}

it.each<[string, (file: (name: string) => string) => void]>([
  ['a title changes', (file) => writeFileSync(file('b/c.mdx'), page('D'))],
  ['a page comes', (file) => writeFileSync(file('b/new.md'), page('New'))],
  ['a page goes', (file) => rmSync(file('a.md'))],
])('front matter: pages are read again when %s', async (_, change) => {
  const {onChange, file} = watched();
  change(file);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
});

it('pages are not read again when a text or a picture changes', async () => {
  const {onChange, file} = watched();
  appendFileSync(file('a.md'), 'More text.\n');
  writeFileSync(file('picture.svg'), '<svg/>');
  // Changes are told in their order: when this one is, the others have been.
  rmSync(file('b/c.mdx'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange).toHaveBeenCalledTimes(1);
});
