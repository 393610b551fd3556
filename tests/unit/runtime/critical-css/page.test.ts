import {describe, expect, it} from 'vitest';
import {applyEdits} from '../../../../src/build/edits';
import {filesOf, rewrite} from '../../../../src/runtime/critical-css/page';
import {builtPage} from '../../../support/builtPage';

const minified =
  '<!doctype html><html lang=en><title>A</title><link rel=stylesheet href=/assets/css/styles.1.css><script src=/assets/js/runtime.1.js defer></script><script src=/assets/js/main.1.js defer></script><body>text';
const quoted =
  '<link rel="stylesheet" href="/hub/assets/css/styles.1.css" /><script src="/hub/assets/js/main.1.js" defer="defer"></script>';

function addresses(html: string) {
  const {sheets, scripts} = filesOf(builtPage(html).elements);
  return {
    sheets: sheets.map(({attribs}) => attribs.href),
    scripts: scripts.map(({attribs}) => attribs.src),
  };
}

describe('filesOf', () => {
  it('finds sheets and scripts, minified or not, under any base', () => {
    expect(addresses(minified)).toEqual({
      sheets: ['/assets/css/styles.1.css'],
      scripts: ['/assets/js/runtime.1.js', '/assets/js/main.1.js'],
    });
    expect(addresses(quoted)).toEqual({
      sheets: ['/hub/assets/css/styles.1.css'],
      scripts: ['/hub/assets/js/main.1.js'],
    });
  });

  it('leaves other links and scripts', () => {
    const others =
      '<link rel=icon href=/a.svg><script>1</script><script type=module src=/x.js></script><script src=https://example.com/assets/js/x.js></script>';
    expect(addresses(others)).toEqual({sheets: [], scripts: []});
  });
});

describe('rewrite', () => {
  const parts = {
    sheets: ['/a.css', '/b.css'],
    styles: {first: 'a{}', later: 'b>i{content:"<&"}'},
    noScript: '/n.css',
    loader: '/l.js',
    island: '/i.js',
    starter: 'go()',
  };

  const rewritten = (html: string) =>
    applyEdits(
      html,
      rewrite(filesOf(builtPage(html).elements), parts, html.length).map((edit) => ({
        ...edit,
        step: 'styles',
      })),
    );

  it('puts styles and starter where the sheet was linked, and no file', () => {
    expect(rewritten(minified)).toMatch(
      /^<!doctype html><html lang=en><title>A<\/title><style>a\{\}<\/style><noscript><link rel=stylesheet href=\/a.css><link rel=stylesheet href=\/b.css><link rel=stylesheet href=\/n.css><\/noscript><script data-files="\/l.js \/i.js">go\(\)<\/script><body>text<div hidden data-later data-files="\/a.css \/b.css \/assets\/js\/runtime.1.js \/assets\/js\/main.1.js"><svg><style>b>i\{content:"&lt;&amp;"\}<\/style><\/svg><\/div><script type="speculationrules">.*<\/script>$/,
    );
    expect(rewritten(quoted)).toMatch(/^<style>.*<\/script>$/);
  });

  it('joins what counts before the first paint to styles and starter, and leaves other scripts alone', () => {
    const mode = '!function(){document.documentElement.setAttribute("data-theme","dark")}()';
    const page = rewritten(
      `<style data-first=true>:root{}</style><script data-first=true>one()</script>${minified}<script>${mode}</script><script>other()</script>`,
    );
    expect(page).toContain('<style>:root{}a{}</style>');
    expect(page).toMatch(/<script data-files="[^"]*">one\(\);/);
    expect(page).toContain(`one();${mode};go()</script>`);
    expect(page).toContain('<body>text<script>other()</script>');
    expect(page).not.toContain('data-first');
  });

  it('stands once in a page that links two sheets', () => {
    const page = rewritten(`${minified}<link rel=stylesheet href=/assets/css/more.css>`);
    expect(page.match(/<style>a/g)).toHaveLength(1);
    expect(page).toMatch(/text<div hidden/);
  });

  it('leaves out the drawing that nothing refers to, and no other', () => {
    const sprite =
      '<svg style="display: none;"><defs>\n<symbol id=theme-svg-external-link><path/></symbol>\n</defs></svg>\n';
    const icon = '<svg><defs><path id=x /></defs></svg>';
    expect(rewritten(`${minified}${icon}${sprite}<p>`)).toMatch(
      /<body>text<svg><defs><path id=x \/><\/defs><\/svg><p><div hidden/,
    );
  });
});
