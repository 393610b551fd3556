import {describe, expect, it} from 'vitest';
import {readAlgolia, readAppId, readIndexName} from '../../../src/site/algolia';

const ALGOLIA_APP_ID = 'ABCDEF1234';
const ALGOLIA_SEARCH_API_KEY = '0123456789abcdef0123456789abcdef';
const both = {ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY};

describe('readAlgolia', () => {
  it.each([{}, {ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: '', ALGOLIA_INDEX_NAME: ''}])(
    'is nothing for %o',
    (variables) => expect(readAlgolia(variables)).toBeUndefined(),
  );

  it('gives the index of the specification unless another is named', () => {
    const credentials = {appId: ALGOLIA_APP_ID, apiKey: ALGOLIA_SEARCH_API_KEY};
    expect(readAlgolia(both)).toEqual({...credentials, indexName: 'help-uk'});
    expect(readAlgolia({...both, ALGOLIA_INDEX_NAME: 'help_2'})).toEqual({
      ...credentials,
      indexName: 'help_2',
    });
  });

  it('takes a search key while another admin key is there', () => {
    const variables = {...both, ALGOLIA_ADMIN_API_KEY: 'f'.repeat(32)};
    expect(readAlgolia(variables)?.apiKey).toBe(ALGOLIA_SEARCH_API_KEY);
  });
});

describe('half a set', () => {
  it.each([
    [{ALGOLIA_SEARCH_API_KEY}, 'ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
    [{ALGOLIA_APP_ID}, 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID'],
    [
      {ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME: 'x'},
      'ALGOLIA_SEARCH_API_KEY',
      'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME',
    ],
    [{ALGOLIA_INDEX_NAME: 'x'}, 'ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'],
  ])('%o: says what is missing, what is there, and both ways on', (variables, missing, present) => {
    const read = () => readAlgolia(variables);
    expect(read).toThrow(`Environment: ${present} without ${missing}.`);
    expect(read).toThrow(`Remedy: set ${missing} to search with Algolia, or unset ${present}`);
  });
});

describe('a wrong value', () => {
  it.each([
    ['ALGOLIA_APP_ID', 'abc'],
    ['ALGOLIA_APP_ID', ' '],
    ['ALGOLIA_APP_ID', `${ALGOLIA_APP_ID} `],
    ['ALGOLIA_APP_ID', `${ALGOLIA_APP_ID}\n`],
    ['ALGOLIA_INDEX_NAME', 'help uk'],
    ['ALGOLIA_INDEX_NAME', ' '],
    ['ALGOLIA_INDEX_NAME', 'help-uk\n'],
  ])('%s="%s" is named with what it held, what is expected and the remedy', (name, value) => {
    const read = () => readAlgolia({...both, [name]: value});
    expect(read).toThrow(`${name} is "${value}"`);
    expect(read).toThrow(/Expected: .+\n/);
    expect(read).toThrow(new RegExp(`Remedy: .*${name}.*README`));
  });

  it.each(['not-a-real-key', ` ${ALGOLIA_SEARCH_API_KEY}`, `${ALGOLIA_SEARCH_API_KEY}\n`, ' '])(
    'ALGOLIA_SEARCH_API_KEY="%s" is named, and never printed',
    (key) => {
      const read = () => readAlgolia({...both, ALGOLIA_SEARCH_API_KEY: key});
      expect(read).toThrow(/ALGOLIA_SEARCH_API_KEY is "\(hidden\)"/);
      if (key.trim()) expect(read).not.toThrow(key.trim());
    },
  );

  it('the admin key is no search key: readers would get it', () => {
    const read = () => readAlgolia({...both, ALGOLIA_ADMIN_API_KEY: ALGOLIA_SEARCH_API_KEY});
    expect(read).toThrow(/the search-only key, not the admin key/);
    expect(read).not.toThrow(ALGOLIA_SEARCH_API_KEY);
  });
});

describe('what the push reads', () => {
  it('is the same application and index', () => {
    expect(readAppId(both)).toBe(ALGOLIA_APP_ID);
    expect(readIndexName({})).toBe('help-uk');
    expect(readIndexName({ALGOLIA_INDEX_NAME: 'help_2'})).toBe('help_2');
  });

  it('names a missing application', () => {
    expect(() => readAppId({})).toThrow('ALGOLIA_APP_ID is ""');
  });
});
