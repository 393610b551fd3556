import {expect, it} from 'vitest';
import {dropOverruled} from '../../../../src/runtime/critical-css/overruled';
import {parseSheet} from '../../../../src/runtime/critical-css/sheet';

function left(sheet: string): string {
  const root = parseSheet(sheet);
  dropOverruled([root]);
  return root.toString();
}

it('takes out what a rule outside the layers says of the same selectors', () => {
  expect(left('@layer a{p{margin:0;color:red}}p{color:blue}')).toBe('@layer a{p{margin:0}}p{color:blue}');
  expect(left('@layer a{@media print{p{color:red;top:0}}}p{color:blue}')).toBe(
    '@layer a{@media print{p{top:0}}}p{color:blue}',
  );
  expect(left('@layer a{p{margin-top:0;top:0}}p{margin:1px}')).toBe('@layer a{p{top:0}}p{margin:1px}');
  expect(left('@layer a{p,b{color:red;top:0}}p{color:blue}b{color:blue}')).toBe(
    '@layer a{p,b{top:0}}p{color:blue}b{color:blue}',
  );
});

it.each([
  ['what counts for another selector as well', '@layer a{p,b{color:red}}p{color:blue}'],
  ['what is important', '@layer a{p{color:red!important}}p{color:blue}'],
  ['what a screen overrules', '@layer a{p{color:red}}@media print{p{color:blue}}'],
  ['a shorthand of which a part is overruled', '@layer a{p{margin:0}}p{margin-top:1px}'],
  ['what begins with the name of another property', '@layer a{p{border-radius:0}}p{border:0}'],
  ['what stands outside the layers', 'p{color:red}p{color:blue}'],
])('leaves %s', (_, sheet) => {
  expect(left(sheet)).toBe(sheet);
});
