import {expect, it} from 'vitest';
import {readAlgolia, readAppId, readIndexName} from '../../../src/site/algolia';

const ALGOLIA_APP_ID = 'ABCDEF1234';
const ALGOLIA_SEARCH_API_KEY = '0123456789abcdef0123456789abcdef';
const both = {ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY};

it('without credentials there is no hosted search; with them it is the index of the specification', () => {
  expect(readAlgolia({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: ''})).toBeUndefined();
  expect(readAlgolia(both)).toEqual({
    appId: ALGOLIA_APP_ID,
    apiKey: ALGOLIA_SEARCH_API_KEY,
    indexName: 'help-uk',
  });
  expect(readAlgolia({...both, ALGOLIA_INDEX_NAME: 'help_2'})?.indexName).toBe('help_2');
  expect([readAppId(both), readIndexName({})]).toEqual([ALGOLIA_APP_ID, 'help-uk']);
});

it.each([
  [{ALGOLIA_SEARCH_API_KEY}, 'ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
  [
    {ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME: 'x'},
    'ALGOLIA_SEARCH_API_KEY',
    'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME',
  ],
])('%o: says what is missing, what is there, and both ways on', (variables, missing, present) => {
  const read = () => readAlgolia(variables);
  expect(read).toThrow(`Environment: ${present} without ${missing}.`);
  expect(read).toThrow(`Remedy: set ${missing} to search with Algolia, or unset ${present}`);
});

it.each([
  ['ALGOLIA_APP_ID', 'abc'],
  ['ALGOLIA_APP_ID', `${ALGOLIA_APP_ID} `],
  ['ALGOLIA_INDEX_NAME', 'help uk'],
])('%s="%s" is named with its value and the remedy', (name, value) => {
  const read = () => readAlgolia({...both, [name]: value});
  expect(read).toThrow(`${name} is "${value}"`);
  expect(read).toThrow(new RegExp(`Remedy: .*${name}.*README`));
});

it.each(['not-a-real-key', `${ALGOLIA_SEARCH_API_KEY}\n`])(
  'the key "%s" is named, and never printed',
  (key) => {
    const read = () => readAlgolia({...both, ALGOLIA_SEARCH_API_KEY: key});
    expect(read).toThrow(/ALGOLIA_SEARCH_API_KEY is "\(hidden\)"/);
    expect(read).not.toThrow(key.trim());
  },
);

it('the admin key is no search key: readers would get it', () => {
  const read = () => readAlgolia({...both, ALGOLIA_ADMIN_API_KEY: ALGOLIA_SEARCH_API_KEY});
  expect(read).toThrow(/the search-only key, not the admin key/);
});
