import {describe, expect, it} from 'vitest';
import {readPushOptions} from '../../../src/cli/push-options';

const ALGOLIA_APP_ID = 'ABCDEF1234';
const ALGOLIA_ADMIN_API_KEY = 'fedcba9876543210fedcba9876543210';
const both = {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY};

describe('readPushOptions', () => {
  it('gives the credentials and the index', () => {
    const credentials = {appId: ALGOLIA_APP_ID, adminKey: ALGOLIA_ADMIN_API_KEY};
    expect(readPushOptions([], both)).toEqual({indexName: 'help-uk', credentials});
    expect(readPushOptions([], {...both, ALGOLIA_INDEX_NAME: 'help_2'})).toEqual({
      indexName: 'help_2',
      credentials,
    });
  });

  it('needs no credentials for a dry run, and gives none', () => {
    expect(readPushOptions(['--dry-run'], {})).toEqual({indexName: 'help-uk'});
    expect(readPushOptions(['--dry-run'], both)).toEqual({indexName: 'help-uk'});
  });

  it.each([['--dryrun'], ['--dry-run=yes'], ['help-uk'], ['--dry-run', '--force']])(
    'refuses %s with the usage',
    (...args) => {
      expect(() => readPushOptions(args, both)).toThrow(
        `search:push does not know "${args.join(' ')}". Remedy: npm run search:push [-- --dry-run]`,
      );
    },
  );

  it.each([
    ['is not set', {ALGOLIA_ADMIN_API_KEY: undefined}],
    ['is no key of 32 hex digits', {ALGOLIA_ADMIN_API_KEY: 'not-a-real-key'}],
    ['is the search-only key, which may not write', {ALGOLIA_SEARCH_API_KEY: ALGOLIA_ADMIN_API_KEY}],
  ])('says that the admin key %s, and does not print it', (problem, variables) => {
    const read = () => readPushOptions([], {...both, ...variables});
    expect(read).toThrow(`Environment: ALGOLIA_ADMIN_API_KEY ${problem}.\n  Expected: `);
    expect(read).toThrow(/Remedy: set it for this command only, or add --dry-run/);
    expect(read).not.toThrow(/not-a-real-key|fedcba/);
  });

  it.each([
    ['ALGOLIA_APP_ID', ''],
    ['ALGOLIA_APP_ID', 'abc'],
    ['ALGOLIA_INDEX_NAME', 'help uk'],
  ])('names a wrong %s="%s"', (name, value) => {
    expect(() => readPushOptions([], {...both, [name]: value})).toThrow(`${name} is "${value}"`);
  });
});
