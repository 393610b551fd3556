import {describe, expect, it} from 'vitest';
import {filesOf, rewrite} from '../../../../src/runtime/critical-css/page';

const minified =
  '<!doctype html><html lang=en><title>A</title><link rel=stylesheet href=/assets/css/styles.1.css><script src=/assets/js/runtime.1.js defer></script><script src=/assets/js/main.1.js defer></script><body>text';
const quoted =
  '<link rel="stylesheet" href="/hub/assets/css/styles.1.css" /><script src="/hub/assets/js/main.1.js" defer="defer"></script>';

describe('filesOf', () => {
  it('finds sheets and scripts, minified or not, under any base', () => {
    expect(filesOf(minified)).toEqual({
      sheets: ['/assets/css/styles.1.css'],
      scripts: ['/assets/js/runtime.1.js', '/assets/js/main.1.js'],
    });
    expect(filesOf(quoted)).toEqual({
      sheets: ['/hub/assets/css/styles.1.css'],
      scripts: ['/hub/assets/js/main.1.js'],
    });
  });

  it('leaves other links and scripts', () => {
    const others = '<link rel=icon href=/a.svg><script>1</script><script type=module src=/x.js></script>';
    expect(filesOf(others)).toEqual({sheets: [], scripts: []});
  });
});

describe('rewrite', () => {
  const parts = {
    sheets: ['/a.css', '/b.css'],
    scripts: ['/m.js'],
    styles: 'a{}',
    version: '0123abcd',
    loader: '/l.js',
    starter: 'go()',
  };

  it('puts styles and starter where the sheet was linked, and no file', () => {
    expect(rewrite(minified, parts)).toMatch(
      /^<!doctype html><html data-version=0123abcd lang=en><title>A<\/title><style>a\{\}<\/style><noscript><link rel="stylesheet" href="\/a.css"><link rel="stylesheet" href="\/b.css"><style>.*<\/style><\/noscript><script data-files="\/l.js \/a.css \/b.css \/m.js">go\(\)<\/script><script type="speculationrules">.*<\/script><body>text$/,
    );
  });

  it('stands once in a page that links two sheets', () => {
    const page = rewrite(`${minified}<link rel=stylesheet href=/assets/css/more.css>`, parts);
    expect(page.match(/<style>a/g)).toHaveLength(1);
    expect(page).toMatch(/text$/);
  });

  it('leaves out the drawing that nothing refers to, and no other', () => {
    const sprite =
      '<svg style="display: none;"><defs>\n<symbol id=theme-svg-external-link><path/></symbol>\n</defs></svg>\n';
    const icon = '<svg><defs><path id=x /></defs></svg>';
    expect(rewrite(`${minified}${icon}${sprite}<p>`, parts)).toMatch(
      /<body>text<svg><defs><path id=x \/><\/defs><\/svg><p>$/,
    );
  });
});
