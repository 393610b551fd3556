import {expect, it} from 'vitest';
import {recipeOf} from '../../../src/cli/make-build';
import {readPushOptions} from '../../../src/cli/push-options';
import {remember} from '../../../src/cli/stamp';
import {buildVariables} from '../../../src/site/env';
import {folderWith} from '../../support/folder';
import {command} from './command';

const ALGOLIA_APP_ID = 'ABCDEF1234';
const ALGOLIA_ADMIN_API_KEY = 'fedcba9876543210fedcba9876543210';
const both = {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY};

it('takes credentials and index from the environment; a dry run has none', () => {
  const credentials = {appId: ALGOLIA_APP_ID, adminKey: ALGOLIA_ADMIN_API_KEY};
  const indexName = 'help_2';
  expect(readPushOptions([], {...both, ALGOLIA_INDEX_NAME: indexName})).toEqual({indexName, credentials});
  expect(readPushOptions(['--dry-run'], both)).toEqual({indexName: 'help-uk'});
  expect(readPushOptions(['--dry-run'], {})).toEqual({indexName: 'help-uk'});
});

it.each([['--dryrun'], ['--dry-run=yes'], ['help-uk']])('refuses %s with the usage', (...args) => {
  expect(() => readPushOptions(args, both)).toThrow(
    `search:push does not know "${args.join(' ')}". Remedy: npm run search:push [-- --dry-run]`,
  );
});

it.each([
  ['is not set', {ALGOLIA_ADMIN_API_KEY: undefined}],
  ['is no key of 32 hex digits', {ALGOLIA_ADMIN_API_KEY: 'not-a-real-key'}],
  ['is the search-only key, which may not write', {ALGOLIA_SEARCH_API_KEY: ALGOLIA_ADMIN_API_KEY}],
])('says that the admin key %s, and does not print it', (problem, variables) => {
  const read = () => readPushOptions([], {...both, ...variables});
  expect(read).toThrow(`Environment: ALGOLIA_ADMIN_API_KEY ${problem}.`);
  expect(read).not.toThrow(/not-a-real-key|fedcba/);
});

it('tells in a dry run what it would send, and needs no search-only key beside the application', () => {
  const home = process.cwd();
  const folder = folderWith({
    'build/index.html': '<main><article><h1>Home</h1><p>Text.</p></article></main>',
  });
  process.chdir(folder);
  // Pushing a fresh build builds nothing.
  const unset = Object.fromEntries(buildVariables.map((name) => [name, undefined]));
  remember('build', recipeOf({outDir: 'build', variables: unset}));
  process.chdir(home);
  const variables = {ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME: 'help_2'};
  const {status, stdout, stderr} = command(folder, 'search-push', ['--dry-run'], variables);
  expect(stdout).toMatch(/^▶ Dry run: nothing is sent\. A push would put into "help_2"\n {2}1 records/);
  expect([status, stderr]).toEqual([0, '']);
});
