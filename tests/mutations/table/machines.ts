/** What machines read, and what readers carry away: site files, Markdown, documents, figures. */
import {spec, test, type Mutation} from '../mutation';

const scripts = /^build\/assets\/js\/.*\.js$/;

export const machines: readonly Mutation[] = [
  {
    name: 'a web manifest with an icon that is not there',
    plant: [{file: 'build/manifest.webmanifest', from: /icon-\d+/, to: 'icon-none'}],
    caughtBy: spec('site-files.spec.ts', /Chromium finds no fault in it/),
    says: /icon-none|EncodingError/,
  },
  {
    name: 'a robots.txt that keeps crawlers out',
    plant: [{file: 'build/robots.txt', from: 'Allow: /', to: 'Disallow: /'}],
    caughtBy: spec('site-files.spec.ts', /keeps crawlers from nothing/),
    says: /Disallow: \//,
  },
  {
    name: 'an OpenSearch description that leads to no results',
    plant: [{file: 'build/opensearch.xml', from: '?q=', to: '?words='}],
    caughtBy: spec('site-files.spec.ts', /what the browser is told leads to results/),
    says: /Expected substring/,
  },
  {
    name: 'a card that is no picture',
    plant: [{file: /^build\/assets\/cards\/0\w+\.png$/, from: 'IHDR', to: 'IHDX'}],
    caughtBy: spec('site-files.spec.ts', /a browser shows that of every page/),
    says: /0x0 \/assets\/cards/,
  },
  {
    name: 'a page whose Markdown lacks a link',
    plant: [{file: 'build/docs/support.md', from: /\[([^\]]+)\]\(https?:[^)]*\)/, to: '$1'}],
    caughtBy: spec('markdown-pages.spec.ts', /the Markdown of every page is the page/),
    says: /\/docs\/support/,
  },
  {
    name: 'a list for machines that lacks a page',
    plant: [{file: 'build/llms.txt', from: /^- \[[^\]]*\]\([^)]*\/docs\/support\.md\).*\n/m, to: ''}],
    caughtBy: spec('site-files.spec.ts', /names the Markdown of every page/),
    says: /\/docs\/support/,
  },
  {
    name: 'a copy of the Markdown that fails without a remedy after a deployment',
    plant: [{file: scripts, from: 'this site was updated. Reload', to: 'failed. Read'}],
    caughtBy: spec('page-menu.spec.ts', /told to reload when the page is gone/),
    says: /this site was updated/,
  },
  {
    name: 'Escape leaves the feeds open',
    plant: [{file: scripts, from: /"Escape"===(\w+)&&(\w+)\.open&&/, to: '"Escape"===$1&&!$2.open&&'}],
    caughtBy: spec('feeds.spec.ts', /Escape closes it/),
    says: /Received: have attribute/,
  },
  {
    name: 'a figure of accessibility that no test counted',
    plant: [{file: scripts, from: /(withoutScript\\?"?:)\d+/, to: '$19'}],
    caughtBy: spec('accessibility.spec.ts', /each figure is that of the last run/),
    says: /\+ +9,/,
  },
  {
    name: 'a document that differs from print to print',
    plant: [{file: 'src/documents/print.ts', from: '.replace(cells,', to: '.replace(moments,'}],
    caughtBy: test('unit/documents/print.test.ts', /counts the cells of tables/),
    says: /node00000063/,
  },
];
