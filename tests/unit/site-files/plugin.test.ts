import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import siteFiles from '../../../src/site-files/plugin';

function headOf(options: {hosted: boolean; followsSystem: boolean}, baseUrl = '/help/') {
  const context = {siteConfig: {url: 'https://example.com'}, baseUrl} as LoadContext;
  const {injectHtmlTags} = siteFiles(context, options);
  const {headTags} = injectHtmlTags!({content: undefined}) as {headTags: HtmlTagObject[]};
  return headTags.map(({attributes = {}}) => attributes);
}

it('names what browsers do not find by themselves, in the folder of the site on its host', () => {
  const links = headOf({hosted: false, followsSystem: true}).filter(({href}) => href);
  expect(links.map(({rel, href}) => `${String(rel)} ${String(href)}`)).toEqual([
    'icon /help/favicon.ico',
    'apple-touch-icon /help/apple-touch-icon.png',
    'manifest /help/manifest.webmanifest',
    'search /help/opensearch.xml',
  ]);
});

it('leaves out what browsers look for at the root of a host', () => {
  const rels = headOf({hosted: false, followsSystem: true}, '/').flatMap(({rel}) => rel ?? []);
  expect(rels).toEqual(['manifest', 'search']);
});

it('leaves the description of the search to the theme of the hosted one', () => {
  const rels = headOf({hosted: true, followsSystem: true}).map(({rel}) => rel);
  expect(rels).not.toContain('search');
});

it('gives the bar of the browser the colour of the mode, where pages follow the system', () => {
  const bars = (followsSystem: boolean) =>
    headOf({hosted: false, followsSystem})
      .filter(({name}) => name === 'theme-color')
      .map(({content, media}) => [content, media]);
  expect(bars(true)).toEqual([
    ['#ffffff', '(prefers-color-scheme:light)'],
    ['#0f1319', '(prefers-color-scheme:dark)'],
  ]);
  expect(bars(false)).toEqual([['#ffffff', undefined]]);
});
