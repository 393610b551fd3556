import {describe, expect, it} from 'vitest';
import {drawingPath, isStored, keyOf, kindOf} from '../../../src/diagrams/key';

const source = 'flowchart LR\n  a --> b';

describe('the key of a drawing', () => {
  it.each([
    ['lines of another system', source.replace('\n', '\r\n')],
    ['spaces at the ends of lines', `${source.replace('\n', '  \n')}\n\n`],
  ])('is not another for %s', (_, text) => {
    expect(keyOf(text)).toBe(keyOf(source));
  });

  it.each([
    ['a word', source.replace('b', 'c')],
    ['an indentation, which a mindmap is made of', source.replace('  a', '    a')],
  ])('is another for %s', (_, text) => {
    expect(keyOf(text)).not.toBe(keyOf(source));
  });

  it('is the name of a file', () => {
    expect(drawingPath(keyOf(source))).toMatch(/^src\/diagrams\/drawings\/[0-9a-f]{12}\.svg$/);
  });
});

it.each([
  ['flowchart TD\n a', 'flowchart', true],
  ['graph TD\n a', 'graph', true],
  ['sequenceDiagram\n a->>b: c', 'sequenceDiagram', true],
  ['stateDiagram-v2\n a --> b', 'stateDiagram-v2', true],
  ['---\ntitle: A\n---\n%% a remark\n\nflowchart TD', 'flowchart', true],
  ['pie\n "a": 1', 'pie', false],
  ['', '', false],
])('%j is of the kind %j', (text, kind, stored) => {
  expect(kindOf(text)).toBe(kind);
  expect(isStored(text)).toBe(stored);
});
