import {expect, it} from 'vitest';
import {harmless, breaking} from '../../../../src/api-reference/changelog/change';
import {
  compareVersions,
  isVersion,
  lowestVersion,
} from '../../../../src/api-reference/changelog/versionNumbers';

const place = {place: 'Operation', pointer: []};
const broken = [breaking(place, 'removed', 'is gone', 'Stop.')];
const extended = [harmless(place, 'added', 'is new')];

it.each([
  ['1.2.3', [], '1.2.3'],
  ['1.2.3', extended, '1.3.0'],
  ['1.2.3', broken, '2.0.0'],
  ['1.2.3', [...extended, ...broken], '2.0.0'],
  ['0.2.3', broken, '0.3.0'],
  ['0.2.3', extended, '0.3.0'],
])('after %s, %j needs %s', (published, changes, lowest) => {
  expect(lowestVersion(published, changes)).toBe(lowest);
});

it('orders versions by their numbers', () => {
  expect(['1.10.0', '1.9.0', '2.0.0', '1.9.10'].sort(compareVersions)).toEqual([
    '1.9.0',
    '1.9.10',
    '1.10.0',
    '2.0.0',
  ]);
});
