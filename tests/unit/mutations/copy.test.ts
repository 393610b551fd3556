import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {Copy} from '../../mutations/copy';
import {folderWith} from '../../support/folder';

const sources = {
  'build/a.html': '<main>a</main>',
  'build/docs/b.html': '<main>b</main>',
  'node_modules/c.html': '<main>c</main>',
  'package.json': '{}',
};

function copyWith() {
  const folder = folderWith(sources);
  const read = () =>
    Object.fromEntries(
      Object.keys(sources).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
    );
  return {copy: new Copy(folder), read};
}

describe('a copy', () => {
  it('has a defect planted in every file that the pattern names, packages aside, and taken out again', () => {
    const {copy, read} = copyWith();
    copy.plant([
      {file: /\.html$/, from: '<main', to: '<div'},
      {file: 'build/a.html', from: /a(?=<)/, to: '$&b'},
    ]);
    expect(read()).toEqual({
      ...sources,
      'build/a.html': '<div>ab</main>',
      'build/docs/b.html': '<div>b</main>',
    });
    copy.restore();
    expect(read()).toEqual(sources);
  });

  it.each([
    ['no file has the text', {file: /\.html$/, from: '<nav', to: ''}],
    ['no file has the name', {file: /\.css$/, from: /^/, to: 'a'}],
    ['nothing becomes other', {file: 'package.json', from: '{}', to: '{}'}],
  ])('takes no defect where %s', (_, edit) => {
    const {copy} = copyWith();
    expect(() => copy.plant([edit])).toThrow(/^No file that matches .+ holds .+ Remedy: /);
  });

  it('has the defect in the compressed file beside one, too', () => {
    const folder = folderWith({
      'build/a.html': '<main>a</main>',
      'build/a.html.br': '',
      'build/a.html.gz': '',
    });
    const read = (name: string) => readFileSync(path.join(folder, 'build', name));
    const copy = new Copy(folder);
    copy.plant([{file: 'build/a.html', from: 'main', to: 'div'}]);
    const planted = read('a.html').toString();
    expect(planted).toContain('<div>');
    expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(planted);
    expect(gunzipSync(read('a.html.gz')).toString()).toBe(planted);
    copy.restore();
    expect([read('a.html').toString(), read('a.html.br').length]).toEqual(['<main>a</main>', 0]);
  });
});
