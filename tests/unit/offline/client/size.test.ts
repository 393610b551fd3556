import {expect, it} from 'vitest';
import {size} from '../../../../src/offline/client/size';

it.each([
  [0, '0 kB'],
  [200, '1 kB'],
  [423_417, '424 kB'],
  [4_990_059, '5.0 MB'],
  [20_313_535, '20 MB'],
  [2_147_483_648, '2.1 GB'],
  [10_737_418_240, '11 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(size(bytes)).toBe(text);
});
