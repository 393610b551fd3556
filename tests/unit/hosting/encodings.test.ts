import {expect, it} from 'vitest';
import {acceptedEncodings} from '../../../src/hosting/encodings';

it.each([
  ['gzip, deflate, br, zstd', 'br gzip'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0.0, gzip ; q=0.000', ''],
  ['br;q=1.000;a', ''],
  ['*', ''],
  ['x-gzip, brotli', ''],
  ['', ''],
])('%s takes %s', (accepted, expected) => {
  expect(
    acceptedEncodings(accepted)
      .map(({coding}) => coding)
      .join(' '),
  ).toBe(expected);
});
