import {expect, it} from 'vitest';
import {codeThemes} from '../../../../../src/config/codeThemes';
import {afterChange, nameOf} from '../../../../../src/theme/CodeBlock/Layout/code';

it.each([
  ['bash', 'Bash'],
  ['csharp', 'C#'],
  ['json', 'JSON'],
  ['java', 'Java'],
  ['powershell', 'PowerShell'],
  ['text', undefined],
])('a fence of %s is called %s', (language, name) => {
  expect(nameOf(language)).toBe(name);
});

it('what is copied from a change is the code after it', () => {
  const classes = codeThemes?.magicComments?.map(({className}) => className) ?? [];
  expect(classes).toContain('code-removed');
  const lineClassNames = {1: ['code-removed'], 2: ['code-added']};
  expect(afterChange({code: 'a\nold\nnew\nb', lineClassNames})).toBe('a\nnew\nb');
  expect(afterChange({code: 'a\nb', lineClassNames: {}})).toBe('a\nb');
});
