import {expect, it} from 'vitest';
import {pageColours} from '../../../src/site-files/pageColours';

it('finds the colours of both modes', () => {
  expect(pageColours(':root{--hub-page: #abc;}\n.dark{--hub-page: #123456;}')).toEqual({
    light: '#aabbcc',
    dark: '#123456',
  });
});

it('finds them in the sheet of the site', () => {
  const {light, dark} = pageColours();
  expect([light, dark].filter((colour) => /^#[0-9a-f]{6}$/.test(colour))).toHaveLength(2);
});

it('says what to do when one is missing', () => {
  expect(() => pageColours(':root{--hub-page: #fff;}')).toThrow(/tokens\.css.*Remedy/);
});
