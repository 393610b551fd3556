import {describe, expect, it} from 'vitest';
import {readFence} from '../../../../src/content/code/readFence';

const marked = (code: string, meta = '', language = 'javascript') => {
  const {classes, ...rest} = readFence(code, language, meta);
  return {...rest, classes: Object.fromEntries(classes)};
};

describe('the words after the language', () => {
  it.each([
    ['title="retry.py"', 'retry.py'],
    ["no-run title='As root'", 'As root'],
    ['{1}', undefined],
  ])('%s', (meta, title) => {
    expect(readFence('a', 'text', meta).title).toBe(title);
  });

  it('mark lines, the first one is 1', () => {
    expect(marked('a\nb\nc\nd', '{2,3-4}').classes).toEqual({
      1: 'code-highlighted',
      2: 'code-highlighted',
      3: 'code-highlighted',
    });
  });
});

it.each([
  ['showLineNumbers', 1],
  ['title="a" showLineNumbers=5', 5],
  ['showLineNumbersNot', undefined],
])('%s numbers lines', (meta, first) => {
  expect(readFence('a', 'text', meta).firstNumber).toBe(first);
});

describe('a comment', () => {
  it.each([
    ['// highlight-next-line', 'code-highlighted'],
    ['  # added-next-line', 'code-added'],
    ['-- removed-next-line', 'code-removed'],
    ['/* added-next-line */', 'code-added'],
    ['{/* added-next-line */}', 'code-added'],
    ['<!-- added-next-line -->', 'code-added'],
    ['; added-next-line', 'code-added'],
  ])('%s marks the next line and is not shown', (line, mark) => {
    expect(marked(`a\n${line}\nb\nc`)).toEqual({code: 'a\nb\nc', title: undefined, classes: {1: mark}});
  });

  it('marks what stands between a start and an end', () => {
    expect(marked('a\n# added-start\nb\nc\n# added-end\nd')).toMatchObject({
      code: 'a\nb\nc\nd',
      classes: {1: 'code-added', 2: 'code-added'},
    });
  });

  it.each(['// added-next-lines', 'x = 1 // added-next-line', '// highlight'])(
    'such as %s is code like any other',
    (line) => {
      expect(marked(line)).toMatchObject({code: line, classes: {}});
    },
  );
});
