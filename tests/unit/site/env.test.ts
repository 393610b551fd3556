import {describe, expect, it} from 'vitest';
import {buildVariables, readEnvironment} from '../../../src/site/env';

const appId = 'ABCDEF1234';
const apiKey = '0123456789abcdef0123456789abcdef';

describe('readEnvironment', () => {
  it('has safe defaults', () => {
    expect(readEnvironment({})).toEqual({
      origin: 'https://help.example.co.uk',
      baseUrl: '/',
      colourMode: 'system',
      announcementId: '',
      algolia: undefined,
      speed: true,
      offline: true,
      live: false,
    });
  });

  it('treats empty values as absent', () => {
    const empty = Object.fromEntries(buildVariables.map((name) => [name, '']));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  it('reads every value that is set', () => {
    expect(
      readEnvironment({
        SITE_URL: 'https://docs.example.com/Help-Hub',
        COLOUR_MODE: 'light-dark',
        ANNOUNCEMENT_ID: 'release_1-1',
        ALGOLIA_APP_ID: appId,
        ALGOLIA_SEARCH_API_KEY: apiKey,
        ALGOLIA_INDEX_NAME: 'help-uk-test',
        SPEED: 'off',
        OFFLINE: 'off',
      }),
    ).toEqual({
      origin: 'https://docs.example.com',
      baseUrl: '/Help-Hub/',
      colourMode: 'light-dark',
      announcementId: 'release_1-1',
      algolia: {appId, apiKey, indexName: 'help-uk-test'},
      speed: false,
      offline: false,
      live: false,
    });
  });

  it.each([
    ['https://docs.example.com', '/'],
    ['https://docs.example.com/help/', '/help/'],
    ['https://docs.example.com/help/pr/12', '/help/pr/12/'],
  ])('takes the folder from the address: %s', (value, baseUrl) => {
    expect(readEnvironment({SITE_URL: value})).toMatchObject({origin: 'https://docs.example.com', baseUrl});
  });

  it('searches the index of the specification unless another is named', () => {
    const {algolia} = readEnvironment({ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: apiKey});
    expect(algolia?.indexName).toBe('help-uk');
  });

  it('reads the listed variables and no others', () => {
    const read = new Set<string>();
    const values: Record<string, string> = {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: apiKey};
    readEnvironment(
      new Proxy(values, {
        get: (target, name: string) => {
          read.add(name);
          return target[name];
        },
      }),
    );
    // The admin key is read to refuse it, and Docusaurus sets the other: neither changes a build.
    expect([...read].sort()).toEqual(['ALGOLIA_ADMIN_API_KEY', 'NODE_ENV', ...buildVariables].sort());
  });
});

describe('a wrong value', () => {
  it.each([
    ['SITE_URL', 'help.example.co.uk'],
    ['SITE_URL', 'ftp://help.example.co.uk'],
    ['SITE_URL', 'https://example.com/two words/'],
    ['SITE_URL', 'https://example.com/docs/'],
    ['SITE_URL', 'https://example.com/?page=1'],
    ['COLOUR_MODE', 'dark'],
    ['ANNOUNCEMENT_ID', 'two words'],
  ])('%s=%s is named with what it held, what is expected and the remedy', (name, value) => {
    const read = () => readEnvironment({[name]: value});
    expect(read).toThrow(`${name} is "${value}"`);
    expect(read).toThrow(/Expected: .+\n/);
    expect(read).toThrow(new RegExp(`Remedy: .*${name}.*README`));
  });
});
