import {describe, expect, it} from 'vitest';
import {twinOf} from '../../../src/markdown-pages/twin';
import {products} from '../../../src/site/products';
import {builtPage} from '../../support/builtPage';

const siteUrl = 'https://help.example.co.uk';
const [product] = products;
const path = `${product!.paths[0]!}home`;

type Parts = {html?: string; head?: string; main?: string};

const pageOf = ({html = '', head = '', main = '<h1>Home</h1>'}: Parts, at = path) =>
  builtPage(
    `<!doctype html><html class="${html}"><head><meta property=og:url content=${siteUrl}${at}>${head}</head><body><main>${main}</main></body></html>`,
    at,
  );

const twinFor = (parts: Parts, at = path) => twinOf(pageOf(parts, at), () => undefined, {});

describe('a page in Markdown', () => {
  it('begins with what it says of itself', () => {
    const twin = twinOf(
      pageOf({
        head: '<meta name=description content="What: it is">',
        main: '<header><h1>Home</h1><time datetime=2026-11-21T15:52:15.000Z>21 November 2026</time></header><p>Text',
      }),
      () => undefined,
      {version: '1.2.0', updated: '2026-11-21'},
    );
    expect(`${twin?.frontMatter}\n${twin?.content}`).toBe(
      `---\ntitle: Home\ndescription: "What: it is"\nurl: ${siteUrl}${path}\nproduct: ${product!.name}\nversion: 1.2.0\nlast_updated: 2026-11-21\n---\n\n# Home\n\n21 November 2026\n\nText\n`,
    );
  });

  it('is not made of what search engines may not keep, nor of the page for unknown addresses', () => {
    expect(twinFor({head: '<meta name=robots content=noindex>'})).toBeUndefined();
    expect(twinFor({}, '/404')).toBeUndefined();
  });
});
