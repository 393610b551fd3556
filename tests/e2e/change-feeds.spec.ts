/** The feeds of the versions of each API: as a validator and a feed reader take them. */
import {test} from '@playwright/test';
import {load} from 'cheerio';
import {publishedVersions} from '../../src/api-reference/changelog/publishedVersions';
import {feedFormats, feedPath} from '../../src/blog/feeds/formats';
import {specifications} from '../../src/site/apis';
import {entriesOf, feedProblems} from '../support/feeds';
import {expect} from './fixtures';
import {readWithNewsboat} from './newsboat';

for (const {id, pages} of specifications) {
  const path = `/${pages}/changes`;
  const versions = publishedVersions(id);

  for (const format of feedFormats)
    test(`${id}: the change log as ${format.name} is valid and has each published version`, async ({
      request,
    }) => {
      const page = load(await (await request.get(path)).text());
      const self = page('link[rel="canonical"]').attr('href') ?? '';
      const response = await request.get(feedPath(path, format));
      expect(response.headers()['content-type']).toMatch(new RegExp(`^${format.type.replace('+', '\\+')}`));
      const source = await response.text();
      expect(feedProblems(format.id, source, feedPath(self, format))).toEqual([]);
      expect(entriesOf(format.id, source).map(({url, published}) => [url, published])).toEqual(
        versions.map(({version, date}) => [
          `${self}#v${version.replaceAll('.', '-')}`,
          new Date(date).toISOString(),
        ]),
      );
      for (const {url} of entriesOf(format.id, source))
        expect(page(`[id="${new URL(url).hash.slice(1)}"]`)).toHaveLength(1);
      const first = page(`head link[rel="alternate"][type="${format.type}"]`).first();
      expect(first.attr('href')).toBe(feedPath(path, format));
      expect(page(`main a[href="${feedPath(path, format)}"]`)).toHaveLength(1);
    });

  test(`${id}: newsboat reads the change log`, async ({request, baseURL}, info) => {
    const [rss, atom] = feedFormats;
    for (const format of [rss, atom]) {
      const source = await (await request.get(feedPath(path, format))).text();
      const articles = await readWithNewsboat(
        `${baseURL}${feedPath(path, format)}`,
        info.outputPath(format.id),
      );
      expect(articles.map(({guid, title, date}) => [guid, title, date])).toEqual(
        entriesOf(format.id, source).map(({id: guid, title, published}) => [guid, title, published]),
      );
      for (const {content, author} of articles) {
        expect(content).not.toBe('');
        expect(author).not.toBe('');
      }
    }
  });
}
