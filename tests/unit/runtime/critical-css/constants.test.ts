import {describe, expect, it} from 'vitest';
import {assertUnset, inlineConstants} from '../../../../src/runtime/critical-css/constants';
import {parseSheet} from '../../../../src/runtime/critical-css/sheet';

function settled(...sheets: string[]): string {
  const roots = sheets.map(parseSheet);
  inlineConstants(roots);
  return roots.join('').replace(/[^{}]+\{\}/g, '');
}

describe('inlineConstants', () => {
  it('writes out what is declared once, on the root', () => {
    expect(settled(':root{--a:1px}a{gap:var(--a)}')).toBe('a{gap:1px}');
    expect(settled('a{gap:var(--a)}', 'html{--a:1px}')).toBe('a{gap:1px}');
    expect(settled(':root{--a:var(--b);--b:1px}a{gap:var(--a)}')).toBe('a{gap:1px}');
  });

  it('keeps words apart', () => {
    const constants = ':root{--a:1px;--b:solid}';
    expect(settled(`${constants}a{border:var(--a)var(--b)red}`)).toBe('a{border:1px solid red}');
    expect(
      settled(`${constants}a{width:calc(2*var(--a)*3);border:2px var(--b);margin:calc(var(--a)/2)var(--a)}`),
    ).toBe('a{width:calc(2*1px*3);border:2px solid;margin:calc(1px/2) 1px}');
  });

  it.each([
    ['what another rule sets', ':root{--a:1px}.b{--a:2px}a{gap:var(--a)}'],
    ['what a mode sets', ':root{--a:1px}[data-theme=dark]{--a:2px}a{gap:var(--a)}'],
    ['what a screen sets', '@media print{:root{--a:2px}}a{gap:var(--a)}'],
    ['what an element sets', '.b{--a:2px}a{gap:var(--a)}'],
    ['what nothing sets', 'a{gap:var(--a)}'],
    ['a reference with a fallback', '.b{--a:1px}a{gap:var(--a,2px)}'],
    ['a drawing', ':root{--a:url(x)}a{background:var(--a)}'],
    ['a value whose parts an element may set again', ':root{--a:var(--b)}.c{--b:1px}a{gap:var(--a)}'],
  ])('leaves %s', (_, sheet) => {
    expect(settled(sheet)).toBe(sheet);
  });

  it('writes out a value whose parts only the root sets', () => {
    expect(settled(':root{--a:var(--b);--b:1px}[data-theme="dark"]{--b:2px}a{gap:var(--a)}')).toBe(
      ':root{--b:1px}[data-theme="dark"]{--b:2px}a{gap:var(--b)}',
    );
  });

  it('knows that a layer is overruled on the root by what stands outside all layers', () => {
    const layer = '@layer x{:root{--a:1px}html[data-theme=dark]{--a:2px}}';
    expect(settled(`${layer}:root,[data-theme=dark]{--a:3px}a{gap:var(--a)}`)).toBe('@layer x{}a{gap:3px}');
    const onElement = '@layer x{.b{--a:1px}}:root{--a:3px}a{gap:var(--a)}';
    expect(settled(onElement)).toBe(onElement);
    const forPaper = '@layer x{:root{--a:1px}}@media print{:root{--a:3px}}a{gap:var(--a)}';
    expect(settled(forPaper)).toBe(forPaper);
  });

  it('returns their names', () => {
    expect(inlineConstants([parseSheet(':root{--a:1px;--b:2px}i{--b:3px}')])).toEqual(['--a']);
  });
});

describe('assertUnset', () => {
  it('stops at a page that sets one of them', () => {
    expect(() => assertUnset(['gap:0;--a: 2px'], new Set(['--a']))).toThrow('sets --a');
    expect(() => assertUnset(['gap:var(--a);--b:1px'], new Set(['--a']))).not.toThrow();
  });
});
