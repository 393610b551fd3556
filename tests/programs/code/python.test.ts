/** Python in a fence compiles. */
import {describe, expect, it} from 'vitest';
import {expectNone, fencesOf, objections, pages} from '../../content/corpus';
import {ruleOf} from './tool';
import {needs} from '../needs';

needs('python3');

const compile = 'import sys; compile(sys.stdin.read(), "fence", "exec")';
const rule = ruleOf({
  language: 'python',
  command: 'python3',
  args: ['-c', compile],
  place: /File "fence", line (\d+)/,
});

describe('python', () => {
  it('sees what does not compile', () => {
    expect(objections(rule, '```python\nprint("one")\n```')).toEqual([]);
    expect(objections(rule, '```python\nprint("one")\nif True\n    pass\n```')).toEqual([3]);
  });

  it('holds for every fence', () => {
    expect(pages.flatMap((page) => fencesOf(page, 'python')).length).toBeGreaterThan(5);
    expectNone(pages.flatMap(rule));
  });
});
