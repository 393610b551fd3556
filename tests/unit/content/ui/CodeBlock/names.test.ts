import {expect, it} from 'vitest';
import {nameOf} from '../../../../../src/content/ui/CodeBlock/names';

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
