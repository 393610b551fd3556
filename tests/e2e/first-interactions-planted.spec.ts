/** Mistakes planted in the start of React: the matrix of first acts (first-interactions.spec.ts) would tell of each. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Plugin} from 'esbuild';
import {bundleLoader} from '../../src/runtime/bootstrap/bundle';
import {
  acts,
  allComes,
  comesAfter,
  comesAnew,
  failsForEver,
  failsOnce,
  kinds,
  prepare,
} from './first-interactions';
import {expect, test} from './fixtures';

test.beforeEach(({page, noise}) => prepare(page, noise));

/** Transitions of the start, each as if it had been forgotten, and a row that tells. */
const mutations: Record<
  string,
  {file: string; code: string; becomes: string; row: (page: Page) => Promise<void>}
> = {
  'no second attempt': {
    file: 'loader/fetchFile.ts',
    code: '.catch(() => attempt(href, onSlow))',
    becomes: '',
    row: (page) => failsOnce(page, acts['a tab']!, 'nothing focused', 'sheet'),
  },
  'no other document': {
    file: 'loader/index.ts',
    code: 'if (version && freshDocument()) return;',
    becomes: '',
    row: (page) => comesAnew(page, acts['a tab']!, 'sheet'),
  },
  'no word of a failure': {
    file: 'loader/index.ts',
    code: "showNotice(version && version !== pageVersion() ? 'outdated' : 'failed');",
    becomes: '',
    row: (page) => failsForEver(page, acts['a section of the sidebar']!, 'site', 'fails'),
  },
  'no answer to the press that came before the loader': {
    file: 'loader/answerPresses.ts',
    code: '  hub.answer();\n',
    becomes: '',
    row: (page) => comesAfter(page, acts['a tab']!),
  },
  'no handover': {
    file: 'loader/index.ts',
    code: 'for (const act of hub.handovers) act();',
    becomes: '',
    row: (page) => allComes(page, acts['the console']!, 'nothing focused'),
  },
};

for (const [name, {file, code, becomes, row}] of Object.entries(mutations))
  test(`the matrix tells of a start with ${name}`, async ({page, noise}) => {
    noise.allow(/was preloaded/);
    const plant: Plugin = {
      name: 'plant',
      setup: (loader) =>
        loader.onLoad({filter: new RegExp(`${file}$`)}, ({path}) => {
          const text = readFileSync(path, 'utf8');
          expect(text).toContain(code);
          return {contents: text.replace(code, becomes), loader: 'ts'};
        }),
    };
    const body = await bundleLoader({offersSystem: true, baseUrl: '/'}, [plant]);
    await page.route(kinds.loader, (route) => route.fulfill({contentType: 'text/javascript', body}));
    await expect(row(page)).rejects.toThrow();
  });
