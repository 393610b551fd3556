import {expect, it} from 'vitest';
import {cdata, element, escape, xmlDocument} from '../../../../src/blog/feeds/xml';

it('escapes by character code, and drops what XML forbids', () => {
  expect(escape('a & b < c > "d" \u0000\u000B£\t')).toBe('a &#x26; b &#x3C; c &#x3E; &#x22;d&#x22; £\t');
});

it('keeps HTML inside CDATA whatever it holds', () => {
  expect(cdata('<p>a ]]> b\u0008</p>')).toBe('<![CDATA[<p>a ]]]]><![CDATA[> b</p>]]>');
});

it('writes elements', () => {
  expect(element('a', {b: '"'})).toBe('<a b="&#x22;"/>');
  expect(element('a', {}, 'text')).toBe('<a>text</a>');
  expect(element('a', {}, cdata('<p>'))).toBe('<a><![CDATA[<p>]]></a>');
  expect(element('a', {}, element('b', {}))).toBe('<a>\n<b/>\n</a>');
});

it('starts a document with its declaration', () => {
  expect(xmlDocument('<a/>', 'https://example.com')).toMatch(
    /^<\?xml version="1\.0" encoding="utf-8"\?>\n<\?xml-stylesheet .*\?>\n<a\/>\n$/,
  );
});
