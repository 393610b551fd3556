import {expect, it} from 'vitest';
import {languageName} from '../../../../../src/content/ui/CodeBlock/languageName';

it.each([
  ['bash', 'Bash'],
  ['csharp', 'C#'],
  ['json', 'JSON'],
  ['java', 'Java'],
  ['powershell', 'PowerShell'],
  ['text', undefined],
])('a fence of %s is called %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
