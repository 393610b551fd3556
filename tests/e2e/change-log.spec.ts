/** The change log of each API, and its feeds as a validator takes them. */
import {load} from 'cheerio';
import {publishedVersions} from '../../src/api-reference/changelog/publishedVersions';
import {feedFormats, feedPath} from '../../src/blog/feeds/formats';
import {specifications} from '../../src/site/apis';
import {entriesOf, feedProblems} from '../support/feeds';
import {expect, test} from './fixtures';

for (const {id, pages} of specifications)
  test(`${id}: each published version is on the change log and in its feeds`, async ({request}) => {
    const path = `/${pages}/changes`;
    const versions = publishedVersions(id);
    const page = load(await (await request.get(path)).text());
    const self = page('link[rel="canonical"]').attr('href') ?? '';
    expect(page('h1').text()).toMatch(/^Changes to the /);
    for (const format of feedFormats) {
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
      expect(page(`main a[href="${feedPath(path, format)}"]`)).toHaveLength(1);
    }
  });
