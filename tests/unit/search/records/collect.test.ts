import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectRecords} from '../../../../src/search/records/collect';
import {folderWith} from '../../../support/folder';

const siteUrl = 'https://help.example.co.uk';

const html = (title: string) => `<html><body><main><article><h1>${title}</h1></article></main></body></html>`;

const site = (...files: string[]) => folderWith(Object.fromEntries(files.map((file) => [file, html(file)])));

const urlsOf = async (folder: string) =>
  (await collectRecords(folder, siteUrl, folderWith({}))).map(({url}) => url);

describe('collectRecords', () => {
  it('finds every page, at its address, in order', async () => {
    const folder = site(
      'index.html',
      'docs/intro.html',
      'docs.html',
      'docs/focus/home.html',
      'blog/news.html',
    );
    expect(await urlsOf(folder)).toEqual([
      `${siteUrl}/`,
      `${siteUrl}/blog/news`,
      `${siteUrl}/docs`,
      `${siteUrl}/docs/focus/home`,
      `${siteUrl}/docs/intro`,
    ]);
  });

  it.each(['404.html', 'blog/page/2.html'])('leaves out %s, which has no text of its own', async (file) => {
    expect(await urlsOf(site('docs/intro.html', file))).toEqual([`${siteUrl}/docs/intro`]);
  });

  it('leaves out pages that only list others', async () => {
    expect(await urlsOf(site('docs/intro.html', 'docs/tags.html', 'blog/archive.html'))).toEqual([
      `${siteUrl}/docs/intro`,
    ]);
  });

  it('takes the questions from the sources of the pages', async () => {
    const source = '---\ntitle: Hold\nasks:\n  limits: [how long at most]\n---\nText.\n';
    const outDir = folderWith({'docs/hold.html': '<main><h1>Hold</h1><h2 id="limits">Limits</h2></main>'});
    const records = await collectRecords(outDir, siteUrl, folderWith({'docs/hold.md': source}));
    expect(records.map(({anchor, asks}) => [anchor, asks])).toEqual([
      [null, null],
      ['limits', 'how long at most'],
    ]);
  });

  it('reads nothing but pages', async () => {
    const folder = folderWith({'docs/intro.html': html('Welcome'), 'downloads/fields.csv': html('No page')});
    expect(await urlsOf(folder)).toEqual([`${siteUrl}/docs/intro`]);
  });

  it('says what to do about a folder without pages', async () => {
    const folder = folderWith({'robots.txt': ''});
    await expect(collectRecords(folder, siteUrl)).rejects.toThrow(
      `${folder} holds no HTML page. Remedy: build the site into it.`,
    );
  });

  it('names a folder that is not there', async () => {
    const gone = path.join(folderWith({}), 'gone');
    await expect(collectRecords(gone, siteUrl)).rejects.toThrow(gone);
  });
});
