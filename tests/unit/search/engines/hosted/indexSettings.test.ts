import {describe, expect, it} from 'vitest';
import {settings} from '../../../../../src/search/engines/hosted/indexSettings';
import {page} from '../../../../support/records';

/** Names of a record's fields, with a dot where they nest. */
const fields = Object.entries(page('Legal hold', 'Text')).flatMap(([name, value]) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? [name, ...Object.keys(value).map((inner) => `${name}.${inner}`)]
    : [name],
);

const named = (setting: readonly string[]) =>
  setting.map((name) => name.replace(/^\w+\((.+)\)$|:\d+$/, '$1'));

describe('settings', () => {
  it.each([
    'searchableAttributes',
    'attributesForFaceting',
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToSnippet',
    'customRanking',
    'camelCaseAttributes',
  ] as const)('%s name fields that records have', (setting) => {
    expect(fields).toEqual(expect.arrayContaining(named(settings[setting])));
  });

  it('filter by what the search page and the contextual search filter by', () => {
    expect(settings.attributesForFaceting).toEqual(
      expect.arrayContaining(['hierarchy.lvl0', 'language', 'docusaurus_tag', 'version', 'type']),
    );
  });

  it('put a title before a heading, and a heading before text', () => {
    const order = named(settings.searchableAttributes);
    expect(order.slice(0, 2)).toEqual(['hierarchy.lvl1', 'hierarchy.lvl2']);
    expect(order.indexOf('content')).toBeGreaterThan(order.indexOf('hierarchy.lvl6'));
  });

  it('fold the parts of a long section', () => {
    expect(settings).toMatchObject({distinct: true, attributeForDistinct: 'url'});
  });

  it('allow one edit from four letters, and two from seven', () => {
    expect(settings).toMatchObject({minWordSizefor1Typo: 4, minWordSizefor2Typos: 7});
  });
});
