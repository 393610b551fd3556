import {describe, expect, it} from 'vitest';
import {namesOf} from '../../../../src/runtime/critical-css/names';
import {selectorsOf} from '../../../../src/runtime/critical-css/selectors';
import {builtPage} from '../../../support/builtPage';

const page = namesOf(
  builtPage(
    '<html lang="en"><main id="top" class="docs wide"><a class="link product-focus" href="/" style="--x: 1px">a</a></main>',
  ).elements,
);

const kept = (selector: string) =>
  selectorsOf(selector, new Map())
    .filter(({canMatch}) => canMatch(page))
    .map(({text}) => text);

describe('namesOf', () => {
  it('collects tags, classes, ids, attributes and styles', () => {
    expect([...page.tags]).toEqual(['html', 'main', 'a']);
    expect([...page.classes]).toEqual(['docs', 'wide', 'link', 'product-focus']);
    expect([...page.ids]).toEqual(['top']);
    expect(page.attributes.has('href')).toBe(true);
    expect(page.styles).toEqual(['--x: 1px']);
  });

  it('knows what scripts put on the root before the first paint', () => {
    expect(page.attributes.has('data-theme')).toBe(true);
  });
});

describe('selectorsOf', () => {
  it.each([
    ['a', 'nav'],
    ['.link', '.button'],
    ['#top', '#bottom'],
    ['main .link', 'nav .link'],
    ['.docs > .wide', '.docs > .narrow'],
    ['[href]', '[title]'],
    ['[data-theme=dark] a', '[aria-busy] a'],
    ['[class*=product-]', '[class*=prices-]'],
    ['[class^=product]', '[class^=focus]'],
    ['[class~=docs]', '[class~=doc]'],
    ['a:not(.button)', 'b:not(.link)'],
    ['a:is(nav, .link)', 'a:is(nav, .button)'],
    ['main:has(> .link)', 'main:has(> .button)'],
    ['a::before', 'b::before'],
    ['*', 'u *'],
    ['A', 'B'],
  ])('keeps %s and drops %s', (used, unused) => {
    expect(kept(`${used},${unused}`)).toEqual([used]);
  });

  it('drops what waits for the hand of the reader, not what the keyboard reaches', () => {
    expect(kept('a:hover,a:active,a:focus-visible,a:not(:hover)')).toEqual([
      'a:focus-visible',
      'a:not(:hover)',
    ]);
  });

  it('drops what shows while one page fades into the next, which only React has them do', () => {
    expect(
      kept('::view-transition,::view-transition-old(root),::view-transition-new(root),a::after'),
    ).toEqual(['a::after']);
  });
});
