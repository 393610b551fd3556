import {expect, it} from 'vitest';
import {isWanted, wantFilesOf} from '../../../../src/offline/worker/wanted';

const at = (path: string) => `https://help.example.com${path}`;

it('a script is kept once a page that was read names it', () => {
  expect(isWanted(at('/assets/js/c.1.js'))).toBe(false);
  expect(wantFilesOf('<script data-files="/assets/js/c.1.js">1</script>')).toEqual(['/assets/js/c.1.js']);
  expect(isWanted(at('/assets/js/c.1.js'))).toBe(true);
  expect(isWanted(at('/assets/js/c.2.js'))).toBe(false);
});

it('what a page asks for only while it is read is kept', () => {
  expect(isWanted(at('/assets/samples/get-order.samples.1.json'))).toBe(true);
  expect(isWanted(at('/assets/search/abc/one.json'))).toBe(false);
});
