import {expect, it} from 'vitest';
import {filesOfPage} from '../../../src/offline/filesOfPage';
import {pageAddress} from '../../../src/offline/pageAddress';

const host = 'https://help.example.com';

it.each([
  ['/docs/intro', '/', '/docs/intro'],
  ['/docs/intro.html', '/', '/docs/intro'],
  ['/docs/intro/index.html', '/', '/docs/intro'],
  ['/search?q=retention#first', '/', '/search'],
  ['/index.html', '/', '/'],
  ['/help/index.html', '/help/', '/help/'],
])('the page at %s in %s is kept as %s', (path, folder, address) => {
  expect(pageAddress(host + path, folder)).toBe(host + address);
});

it('a page brings its scripts, sheets and pictures, each once, and no other page', () => {
  const html = `<link rel=icon href=/help/img/favicon.svg><script data-files="/help/assets/js/a.1.js /help/assets/css/b.2.css">1</script>
<img srcset="/help/assets/images/a.png 1x, /help/assets/images/b.png 2x" src='/help/assets/images/a.png'>
<a href=/help/docs/intro>Intro</a><a href="/help/downloads/a.csv">Table</a><a href=https://example.com/assets/js/x.js>Elsewhere</a>`;
  expect(filesOfPage(html, '/help/')).toEqual([
    '/help/assets/js/a.1.js',
    '/help/assets/css/b.2.css',
    '/help/assets/images/a.png',
    '/help/assets/images/b.png',
  ]);
  expect(filesOfPage(html, '/')).toEqual([]);
});
