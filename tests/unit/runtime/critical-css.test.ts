/** The styles that stand in each page: those that it can need, and first those of what is seen at once. */
import {describe, expect, it} from 'vitest';
import {applyEdits} from '../../../src/build/edits';
import {belowTheFold} from '../../../src/runtime/critical-css/belowTheFold';
import {assertUnset, inlineConstants} from '../../../src/runtime/critical-css/constants';
import {namesOf} from '../../../src/runtime/critical-css/names';
import {stylesOfScript} from '../../../src/runtime/critical-css/ofScript';
import {dropOverruled} from '../../../src/runtime/critical-css/overruled';
import {filesOf, rewrite} from '../../../src/runtime/critical-css/page';
import {isSeenAtFirst} from '../../../src/runtime/critical-css/seen';
import {selectorsOf} from '../../../src/runtime/critical-css/selectors';
import {parseSheet, sheetFor} from '../../../src/runtime/critical-css/sheet';
import {builtPage} from '../../support/builtPage';

const both = (html: string, ...sheets: string[]) => {
  const {elements} = builtPage(html);
  return sheetFor(sheets.map(parseSheet))(namesOf(elements), namesOf(elements.filter(isSeenAtFirst)));
};

describe('a page has the rules that can match', () => {
  const frames = '@keyframes turn{to{rotate:1turn}}';

  it.each([
    [
      'in their order',
      '<a class="b">',
      'a{gap:0}i{gap:1px}.b,.c{margin:0!important}',
      'a{gap:0}.b{margin:0!important}',
    ],
    [
      'within conditions and layers',
      '<a>',
      '@layer x,y;@layer x{a{gap:0}i{gap:0}}@media screen{@supports (gap:0){a{gap:1px}}i{gap:0}}',
      '@layer x,y;@layer x{a{gap:0}}@media screen{@supports (gap:0){a{gap:1px}}}',
    ],
    [
      'with the properties that they refer to',
      '<html><a style="gap:var(--d)">',
      ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}a{margin:var(--a)}i{margin:var(--c)}',
      ':root{--a:var(--b);--b:1px;--d:3px}a{margin:var(--a)}',
    ],
    [
      'with the keyframes that they name',
      '<a>',
      `a{animation:turn 1s}${frames}`,
      `a{animation:turn 1s}${frames}`,
    ],
    ['without keyframes of others', '<a>', `a{gap:0}i{animation:turn 1s}${frames}`, 'a{gap:0}'],
    ['without transitions', '<a>', 'a{gap:0;transition:color .1s}', 'a{gap:0}'],
  ])('%s', (_, html, sheet, styles) => {
    expect(both(html, sheet).first).toBe(styles);
  });

  it('one page after the other', () => {
    const styles = sheetFor([parseSheet('#x{gap:0}.b{gap:1px}[class*=wide]{gap:2px}:is(i){gap:4px}')]);
    const pages = ['<a id="x">', '<a class="b">', '<a class="is-wide">', '<i>', '<a>'];
    expect(pages.map((html) => styles(namesOf(builtPage(html).elements)).first)).toEqual([
      '#x{gap:0}',
      '.b{gap:1px}',
      '[class*=wide]{gap:2px}',
      ':is(i){gap:4px}',
      '',
    ]);
  });

  it('apart from those of paper, and of what nobody sees before opening it', () => {
    const sheet = 'dialog b{gap:0}b,i{gap:1px}[popover]{gap:2px}@media print{b{gap:3px}}';
    expect(both('<b></b><dialog><b></b><i></i></dialog><p popover><u></u>', sheet)).toEqual({
      first: 'b,i{gap:1px}',
      later: 'dialog b{gap:0}[popover]{gap:2px}@media print{b{gap:3px}}',
    });
    const open = 'b{gap:0}i{gap:1px}';
    expect(both('<dialog open><b></b></dialog><details><i></i></details>', open).first).toBe(open);
  });
});

describe('selectors', () => {
  const html =
    '<html lang="en"><main id="top" class="docs wide"><a class="link product-focus" href="/">a</a></main>';
  const page = namesOf(builtPage(html).elements);
  const kept = (selector: string) =>
    selectorsOf(selector, new Map())
      .filter(({canMatch}) => canMatch(page))
      .map(({text}) => text);

  it.each([
    ['.link', '.button'],
    ['#top', '#bottom'],
    ['main .link', 'nav .link'],
    ['[href]', '[title]'],
    ['[data-theme=dark] a', '[aria-busy] a'],
    ['[class*=product-]', '[class*=prices-]'],
    ['a:not(.button)', 'b:not(.link)'],
    ['a:is(nav, .link)', 'a:is(nav, .button)'],
    ['main:has(> .link)', 'main:has(> .button)'],
    ['a::before', 'b::before'],
    ['a:focus-visible', 'a:hover'],
    ['a::after', '::view-transition-old(root)'],
  ])('%s can match, and %s cannot', (used, unused) => {
    expect(kept(`${used},${unused}`)).toEqual([used]);
  });
});

describe('constants', () => {
  const settled = (...sheets: string[]) => {
    const roots = sheets.map(parseSheet);
    inlineConstants(roots);
    return roots.join('').replace(/[^{}]+\{\}/g, '');
  };

  it('are written out where only the root sets them', () => {
    expect(settled(':root{--a:var(--b);--b:1px}a{width:calc(2*var(--a))}', 'i{gap:var(--b)}')).toBe(
      'a{width:calc(2*1px)}i{gap:1px}',
    );
  });

  it.each([
    ['what a mode sets', ':root{--a:1px}[data-theme=dark]{--a:2px}a{gap:var(--a)}'],
    ['what a screen sets', '@media print{:root{--a:2px}}a{gap:var(--a)}'],
    ['what an element sets', '.b{--a:2px}a{gap:var(--a)}'],
    ['a reference with a fallback', '.b{--a:1px}a{gap:var(--a,2px)}'],
    ['a value whose parts an element may set again', ':root{--a:var(--b)}.c{--b:1px}a{gap:var(--a)}'],
  ])('leave %s', (_, sheet) => {
    expect(settled(sheet)).toBe(sheet);
  });

  it('stop at a page that sets one of them', () => {
    expect(() => assertUnset(['gap:0;--a: 2px'], new Set(['--a']))).toThrow('sets --a');
  });
});

it.each([
  ['@layer a{p{margin:0;color:red}}p{color:blue}', '@layer a{p{margin:0}}p{color:blue}'],
  ['@layer a{p{color:red!important}}p{color:blue}', '@layer a{p{color:red!important}}p{color:blue}'],
  ['@layer a{p{color:red}}@media print{p{color:blue}}', '@layer a{p{color:red}}@media print{p{color:blue}}'],
])('what a rule outside the layers overrules goes: %s', (sheet, left) => {
  const root = parseSheet(sheet);
  dropOverruled([root]);
  expect(root.toString()).toBe(left);
});

it('a script has the rules of the elements that it can make, with what they refer to', async () => {
  const tokens = ':root{--gap:4px;--ink:#111}[data-theme=dark]{--ink:#eee}';
  const own =
    '.row{padding:var(--gap);color:var(--ink)}.row mark{color:red}.icon--star{top:0}.icon--moon{top:0}';
  expect(await stylesOfScript([tokens, own], 'make("div","row","icon","star")', ['icon--'])).toBe(
    ':root{--ink:#111}[data-theme=dark]{--ink:#eee}.row{padding:4px;color:var(--ink)}.icon--star{top:0}',
  );
});

it('what is below the first screen is drawn when it comes near, on a long page alone', () => {
  const text = (length: number) => `<p>${'x'.repeat(length)}</p>`;
  const page = (main: string) => builtPage(`<main>${main}</main>`);
  expect(belowTheFold(page(`<h2 id=near>A</h2>${text(1700)}<h2 id=far>B</h2>${text(3300)}`))).toContain(
    '#far~*{content-visibility:',
  );
  expect(belowTheFold(page(`<h2 id=near>A</h2>${text(1700)}<h2 id=far>B</h2>${text(300)}`))).toBe('');
});

describe('the page', () => {
  const minified =
    '<!doctype html><html lang=en><title>A</title><link rel=stylesheet href=/assets/css/styles.1.css><script src=/assets/js/main.1.js defer></script><body>text';
  const parts = {
    sheets: ['/a.css'],
    styles: {first: 'a{}', later: 'b>i{content:"<&"}'},
    ...{noScript: '/n.css', loader: '/l.js', island: '/i.js', starter: 'go()'},
  };
  const rewritten = (html: string) => {
    const edits = rewrite(filesOf(builtPage(html).elements), parts, html.length);
    return applyEdits(
      html,
      edits.map((edit) => ({...edit, step: 'styles'})),
    );
  };

  it('holds styles and starter where the sheet was linked, and fetches its files later', () => {
    expect(rewritten(minified)).toMatch(
      /^<!doctype html><html lang=en><title>A<\/title><style>a\{\}<\/style><noscript><link rel=stylesheet href=\/a.css><link rel=stylesheet href=\/n.css><\/noscript><script data-files="\/l.js \/i.js">go\(\)<\/script><body>text<div hidden data-later data-files="\/a.css \/assets\/js\/main.1.js"><svg><style>b>i\{content:"&lt;&amp;"\}<\/style><\/svg><\/div><script type="speculationrules">.*<\/script>$/,
    );
  });

  it('has one script before the first paint, with the colour mode, and leaves other scripts alone', () => {
    const mode = '!function(){document.documentElement.setAttribute("data-theme","dark")}()';
    const first = '<style data-first=true>:root{}</style><script data-first=true>one()</script>';
    const page = rewritten(`${first}${minified}<script>${mode}</script><script>other()</script>`);
    expect(page).toContain('<style>:root{}a{}</style>');
    expect(page).toContain(`>one();${mode};go()</script>`);
    expect(page).toContain('<body>text<script>other()</script>');
  });
});
