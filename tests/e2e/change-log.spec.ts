/** The change log of each API. */
import {load} from 'cheerio';
import {publishedVersions} from '../../src/api-reference/changelog/versions';
import {specifications} from '../../src/site/apis';
import {expect, test} from './fixtures';

for (const {id, pages} of specifications)
  test(`${id}: each published version is on the change log`, async ({request}) => {
    const page = load(await (await request.get(`/${pages}/changes`)).text());
    expect(page('h1').text()).toMatch(/^Changes to the /);
    for (const {version} of publishedVersions(id))
      expect(page(`h2[id="v${version.replaceAll('.', '-')}"]`).text()).toContain(`Version ${version}`);
  });
