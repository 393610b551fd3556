/** Why the styles inside a page are selected by code of our own: what PurgeCSS leaves out, and leaves in. */
import {PurgeCSS} from 'purgecss';
import {expect, it} from 'vitest';
import {namesOf} from '../../../src/runtime/critical-css/names';
import {parseSheet, sheetFor} from '../../../src/runtime/critical-css/sheet';
import {builtPage} from '../../support/builtPage';

const html = '<html><body><article><p><a href="/x">Read</a></p></article></body></html>';

async function purged(css: string): Promise<string> {
  const options = {keyframes: true, variables: true, fontFace: true};
  const [result] = await new PurgeCSS().purge({
    content: [{raw: html, extension: 'html'}],
    css: [{raw: css}],
    ...options,
  });
  return result?.css ?? '';
}

const selected = (css: string) => sheetFor([parseSheet(css)])(namesOf(builtPage(html).elements)).first;

it('both leave out what no element can match', async () => {
  const css = 'article p{color:red}article table{color:red}';
  expect([await purged(css), selected(css)]).toEqual(['article p{color:red}', 'article p{color:red}']);
});

it.each([
  ['the element that has the focus', ':focus-visible{outline:2px solid}'],
  ['a link without a class', 'article :is(p,td) a:is(:not([class]),.whole){text-decoration:underline}'],
])('PurgeCSS leaves out a rule that matches: %s', async (_name, css) => {
  expect([await purged(css), selected(css)]).toEqual(['', css]);
});

it('PurgeCSS takes weight from a selector, so that another rule may win', async () => {
  // `:is()` weighs as much as the heaviest of its selectors (Selectors Level 4, section 17).
  const css = 'article :is(p,.note) a{color:red}';
  expect([await purged(css), selected(css)]).toEqual(['article :is(p) a{color:red}', css]);
});

it.each([
  ['what waits for the hand of the reader', 'a:hover{color:red}'],
  ['how what the reader does is drawn gradually', 'a{transition:color 1s}'],
])('PurgeCSS leaves in what the first picture does not need: %s', async (_name, css) => {
  expect([await purged(css), selected(css)]).toEqual([css, '']);
});
