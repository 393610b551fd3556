import {describe, expect, it} from 'vitest';
import {belowTheFold, firstBelowTheFold} from '../../../../src/runtime/critical-css/belowTheFold';
import {builtPage} from '../../../support/builtPage';

const text = (length: number) => `<p class=a>${'x'.repeat(length)}</p>`;
const page = (main: string) =>
  builtPage(`<nav id=menu>${text(9000)}</nav><main>${main}</main><footer id=end>${text(9000)}</footer>`);

describe('firstBelowTheFold', () => {
  it('is the first place behind the text of a screen', () => {
    const main = `<h1 id=top>A</h1>${text(900)}<h2 class=a id=near>B</h2>${text(900)}<h2 id="far">C</h2>${text(3300)}<h2 id=last>D</h2>`;
    expect(firstBelowTheFold(page(main))).toBe('far');
  });

  it('counts what is read, not tags', () => {
    const main = `${'<i class=long-name-of-a-class></i>'.repeat(100)}<h2 id=a>A</h2>${text(1600)}<h2 id=b>B</h2>${text(3300)}`;
    expect(firstBelowTheFold(page(main))).toBe('b');
  });

  it.each([
    ['a short page', `<h2 id=a>A</h2>${text(1700)}<h2 id=b>B</h2>${text(3100)}`],
    ['a page without places', text(9000)],
    ['a place whose name needs quotes', `${text(1700)}<h2 id="1.5">A</h2>${text(3300)}`],
  ])('is none on %s', (_, main) => {
    expect(firstBelowTheFold(page(main))).toBeUndefined();
  });

  it('is none where nothing is the main part', () => {
    expect(
      firstBelowTheFold(builtPage(`<h2 id=a>A</h2>${text(9000)}<h2 id=b>B</h2>${text(9000)}`)),
    ).toBeUndefined();
  });
});

describe('belowTheFold', () => {
  it('names the place, and nothing on a short page', () => {
    expect(belowTheFold(page(`${text(1700)}<h2 id=far>A</h2>${text(3300)}`))).toContain(
      '#far~*{content-visibility:',
    );
    expect(belowTheFold(page(text(10)))).toBe('');
  });
});
