import {expect, it} from 'vitest';
import {filesOfPage} from '../../../src/offline/filesOfPage';

const html = `<link rel=icon href=/help/img/favicon.svg><script data-files="/help/assets/js/loader.1.js /help/assets/css/styles.2.css">1</script>
<img src=/help/img/logo.svg><img srcset="/help/assets/images/a.png 1x, /help/assets/images/b.png 2x" src='/help/assets/images/a.png'>
<a href=/help/docs/intro>Intro</a><a href="/help/downloads/a.csv">Table</a><a href=https://example.com/assets/js/x.js>Elsewhere</a>`;

it('names scripts, sheets and pictures of the site, each once, and no pages', () => {
  expect(filesOfPage(html, '/help/')).toEqual([
    '/help/assets/js/loader.1.js',
    '/help/assets/css/styles.2.css',
    '/help/img/logo.svg',
    '/help/assets/images/a.png',
    '/help/assets/images/b.png',
  ]);
});

it('names nothing of another folder of the host', () => {
  expect(filesOfPage(html, '/')).toEqual([]);
});
