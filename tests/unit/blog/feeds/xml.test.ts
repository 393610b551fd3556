import {expect, it} from 'vitest';
import {cdata, escape} from '../../../../src/blog/feeds/xml';

it('escapes by character code, and drops what XML forbids', () => {
  expect(escape('a & b < c > "d" \u0000\u000B£\t')).toBe('a &#x26; b &#x3C; c &#x3E; &#x22;d&#x22; £\t');
});

it('keeps HTML inside CDATA whatever it holds', () => {
  expect(cdata('<p>a ]]> b\u0008</p>')).toBe('<![CDATA[<p>a ]]]]><![CDATA[> b</p>]]>');
});
