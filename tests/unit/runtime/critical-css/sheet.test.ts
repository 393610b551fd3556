import {describe, expect, it} from 'vitest';
import {namesOf} from '../../../../src/runtime/critical-css/names';
import {isSeenAtFirst} from '../../../../src/runtime/critical-css/seen';
import {parseSheet, sheetFor} from '../../../../src/runtime/critical-css/sheet';
import {builtPage} from '../../../support/builtPage';

const both = (html: string, ...sheets: string[]) => {
  const {elements} = builtPage(html);
  return sheetFor(sheets.map(parseSheet))(namesOf(elements), namesOf(elements.filter(isSeenAtFirst)));
};

const used = (html: string, ...sheets: string[]) => both(html, ...sheets).first;

describe('sheetFor', () => {
  it('keeps the rules that can match, in their order, each with the selectors that can', () => {
    expect(used('<a class="b">', 'a{color:red}i{color:blue}.b,.c{margin:0!important}')).toBe(
      'a{color:red}.b{margin:0!important}',
    );
  });

  it('takes one sheet after the other', () => {
    expect(used('<a>', 'a{color:red}', 'a{color:blue}')).toBe('a{color:red}a{color:blue}');
  });

  it('keeps conditions and layers around what they hold, and the order of layers', () => {
    expect(
      used(
        '<a>',
        '@layer x,y;@layer x{a{margin:0}i{margin:0}}@media screen{@supports (gap:0){a{gap:0}}i{gap:0}}',
      ),
    ).toBe('@layer x,y;@layer x{a{margin:0}}@media screen{@supports (gap:0){a{gap:0}}}');
    expect(used('<a>', '@media screen{i{gap:0}}')).toBe('');
  });

  it('keeps the custom properties that something kept refers to, through others too', () => {
    const sheet = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}a{margin:var(--a)}i{margin:var(--c)}';
    expect(used('<html><a style="gap:var(--d)">', sheet)).toBe(
      ':root{--a:var(--b);--b:1px;--d:3px}a{margin:var(--a)}',
    );
  });

  it('keeps the keyframes that something kept names', () => {
    const frames = '@keyframes turn{to{rotate:1turn}}';
    expect(used('<a>', `a{animation:turn 1s}${frames}`)).toBe(`a{animation:turn 1s}${frames}`);
    expect(used('<a>', `a{color:red}i{animation:turn 1s}${frames}`)).toBe('a{color:red}');
  });

  it('keeps at-rules that hold declarations', () => {
    expect(used('<a>', '@font-face{font-family:x;src:url(x)}')).toBe('@font-face{font-family:x;src:url(x)}');
  });

  it('makes each page its own styles, whatever pages came before', () => {
    const sheet = '#x{gap:0}.b{gap:1px}[class*=wide]{gap:2px}[title]{gap:3px}:is(i){gap:4px}';
    const styles = sheetFor([parseSheet(`:root{--a:0;--b:1}${sheet}`)]);
    const of = (html: string) => styles(namesOf(builtPage(html).elements)).first;
    expect(of('<a>')).toBe('');
    expect(of('<a id="y" class="c">')).toBe('');
    expect(of('<a id="x">')).toBe('#x{gap:0}');
    expect(of('<a class="b">')).toBe('.b{gap:1px}');
    expect(of('<a class="is-wide">')).toBe('[class*=wide]{gap:2px}');
    expect(of('<a title="">')).toBe('[title]{gap:3px}');
    expect(of('<i>')).toBe(':is(i){gap:4px}');
    expect(of('<html style="gap:var(--b)">')).toBe(':root{--b:1}');
    expect(of('<html style="gap:var(--a)">')).toBe(':root{--a:0}');
  });

  it('leaves out transitions, which come with the whole sheets', () => {
    const sheet =
      'a{color:red;transition:color .1s}@media (hover){a{-webkit-transition-duration:0s;transition-delay:0s}}';
    expect(used('<a>', sheet)).toBe('a{color:red}');
  });

  it('parts from the rest what paper alone has, with its layers and properties', () => {
    const sheet =
      '@page{margin:0}@layer x{@media print{a,i{gap:var(--a)}}a{gap:1px}}a{color:red}:root{--a:0}@media print{a{color:blue}}';
    expect(both('<html><a>', sheet)).toEqual({
      first: '@layer x{a{gap:1px}}a{color:red}:root{--a:0}',
      later: '@page{margin:0}@layer x{@media print{a{gap:var(--a)}}}@media print{a{color:blue}}',
    });
  });

  it('parts from the rest what nobody sees before opening it', () => {
    const sheet = 'dialog b{gap:0}b,i{gap:1px}[popover]{gap:2px}i{gap:3px}u{gap:4px}';
    expect(both('<b></b><dialog><b></b><i></i></dialog><p popover><u></u>', sheet)).toEqual({
      first: 'b,i{gap:1px}',
      later: 'dialog b{gap:0}[popover]{gap:2px}i{gap:3px}u{gap:4px}',
    });
  });

  it('leaves in the first part what an address or the page opens', () => {
    const sheet = 'b{gap:0}i{gap:1px}';
    expect(both('<dialog open><b></b></dialog><details><i></i></details>', sheet)).toEqual({
      first: sheet,
      later: '',
    });
  });

  it('writes a repeated line once', () => {
    expect(used('<a>', 'a{gap:0;gap:0;gap:1px}')).toBe('a{gap:0;gap:1px}');
  });
});
