/** Reading without a connection where a provider hosts the search: the index of the build answers. */
import {guide, subject} from '../../support/scenes';
import {expect, hydrated, open} from '../fixtures';
import {test, untilKept} from '../offline-site';
import {hits, searchFor} from '../search';

const provider = /^https:\/\/([\w-]+\.algolia(net)?\.(net|com)|insights\.algolia\.io)\//;

test.use({outDir: 'build-variant'});

test('without a connection the search answers from what is kept, though a provider hosts it', async ({
  page,
  host,
  noise,
}) => {
  noise.allow(/algolia/i);
  await page.context().route(provider, (route) => route.abort('internetdisconnected'));
  await open(page, guide().path);
  await untilKept(page, guide().path);
  await host.goAway();
  await page.reload();
  await hydrated(page);
  await searchFor(page, subject().title);
  await expect(hits(page).first()).toContainText(subject().title);
});
