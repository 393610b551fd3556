import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../../src/site/env';

const appId = 'ABCDEF1234';
const apiKey = '0123456789abcdef0123456789abcdef';

const defaults = {
  origin: 'https://help.example.co.uk',
  baseUrl: '/',
  colourMode: 'system',
  announcementId: '',
  algolia: undefined,
  speed: true,
  offline: true,
  live: false,
};

describe('the environment of a build', () => {
  it('has safe defaults, also for empty values', () => {
    expect(readEnvironment({})).toEqual(defaults);
    expect(readEnvironment({SITE_URL: '', COLOUR_MODE: '', SPEED: '', ALGOLIA_APP_ID: ''})).toEqual(defaults);
  });

  it('sets every value', () => {
    const variables = {
      SITE_URL: 'https://docs.example.com/Help-Hub',
      COLOUR_MODE: 'light-dark',
      ANNOUNCEMENT_ID: 'release_1-1',
      ALGOLIA_APP_ID: appId,
      ALGOLIA_SEARCH_API_KEY: apiKey,
      ALGOLIA_INDEX_NAME: 'help-uk-test',
      SPEED: 'off',
      OFFLINE: 'off',
    };
    expect(readEnvironment(variables)).toEqual({
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
    ['SITE_URL', 'help.example.co.uk'],
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
