import {describe, expect, it} from 'vitest';
import {measure} from '../../../../src/cli/measures/page';
import {readSitemap, reportPages} from '../../../../src/cli/report/pages';
import {parsePage} from '../../../../src/rules/contract';

const place = {origin: 'https://ours.org', baseUrl: '/help/'};
const page = (main: string) => measure(`<main><h1>A</h1>${main}</main>`);
const to = (...links: string[]) => page(links.map((href) => `<a href="${href}">a</a>`).join(''));

const xml = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://ours.org/help/</loc></url>
<url><loc>https://ours.org/help/docs/a</loc><lastmod>2026-01-02</lastmod></url>
<url><loc>https://ours.org/help/docs/b</loc><lastmod>2026-01-03</lastmod></url>
<url><loc>https://ours.org/help/docs/api/auth/c</loc></url>
<url><loc>https://ours.org/help/docs/category/admin</loc></url>
<url><loc>https://ours.org/help/blog/post</loc></url>
</urlset>`;

const sources = [
  parsePage('docs/a.md', '---\nlast_reviewed: 2025-12-01\n---\nA\n'),
  parsePage('docs/b.md', '---\ntitle: B\n---\nB\n'),
  parsePage('blog/2025-01-01-post/index.md', '---\nslug: post\n---\nPost\n'),
];

const site = {
  '/': to('/help/docs/a'),
  '/docs/a': to(
    '/help/docs/a#own',
    'https://ours.org/help/docs/b?q=1#x',
    '/help/docs/b',
    '/help/docs/category/admin',
  ),
  '/docs/b': to('https://elsewhere.org/help/docs/a'),
  '/docs/api/auth/c': to('../../a'),
  '/docs/category/admin': to('/help/docs/api/auth/c'),
  '/blog/post': to('/help/docs/none', 'mailto:a@b.org'),
  '/docs/unlisted': to('/help/blog/post'),
};

it('reads days by site path, of a site in a folder too', () => {
  expect([...readSitemap(xml, place)].slice(0, 2)).toEqual([
    ['/', undefined],
    ['/docs/a', '2026-01-02'],
  ]);
});

describe('the pages of the report', () => {
  const pages = reportPages(site, readSitemap(xml, place), sources, place);
  const of = (address: string) => pages.find((one) => one.address === address);

  it('are those of the site map, once each, in order', () => {
    expect(pages.map(({address}) => address)).toEqual([
      '/',
      '/blog/post',
      '/docs/a',
      '/docs/api/auth/c',
      '/docs/b',
      '/docs/category/admin',
    ]);
  });

  it('have their kind, review and last change', () => {
    expect(pages.map(({kind}) => kind)).toEqual(['standalone', 'post', 'doc', 'api', 'doc', 'list']);
    expect(of('/docs/a')).toMatchObject({reviewed: '2025-12-01', changed: '2026-01-02'});
    expect(of('/docs/b')).not.toHaveProperty('reviewed');
    expect(of('/docs/api/auth/c')).not.toHaveProperty('changed');
  });

  it('count pages that link, not links, and neither lists nor pages that are nowhere', () => {
    const ways = Object.fromEntries(
      pages.map(({address, linksIn, linksOut}) => [address, [linksIn, linksOut]]),
    );
    expect(ways).toEqual({
      '/': [0, 1],
      '/blog/post': [0, 0],
      '/docs/a': [2, 1],
      '/docs/api/auth/c': [0, 1],
      '/docs/b': [1, 0],
      '/docs/category/admin': [0, 1],
    });
  });

  it('are all in the build', () => {
    const days = new Map([['/docs/gone', undefined]]);
    expect(() => reportPages(site, days, [], place)).toThrow(/names \/docs\/gone, .*Remedy/);
  });
});
