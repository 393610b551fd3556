import {parseDocument} from 'htmlparser2';
import {isTag, type Element} from 'domhandler';
import {expect, it} from 'vitest';
import {isSeenAtFirst} from '../../../../src/runtime/critical-css/seen';

function innermost(html: string): Element {
  let element = parseDocument(html).children.find(isTag)!;
  for (let inner = element.children.find(isTag); inner; inner = inner.children.find(isTag)) element = inner;
  return element;
}

it.each(['<main><p>Text</p></main>', '<details><p>Text</p></details>', '<dialog open><p>Text</p></dialog>'])(
  '%s is seen at first',
  (html) => {
    expect(isSeenAtFirst(innermost(html))).toBe(true);
  },
);

it.each([
  '<dialog><p>Text</p></dialog>',
  '<div popover="auto"><p>Text</p></div>',
  '<figure data-screen="a"><p>Text</p></figure>',
])('%s comes later', (html) => {
  expect(isSeenAtFirst(innermost(html))).toBe(false);
});
