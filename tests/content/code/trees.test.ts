/** PowerShell, C# and Java in a fence parse. */
import {describe, expect, it} from 'vitest';
import {expectNone, fencesOf, objections, pages} from '../corpus';
import {treeRuleOf} from './tree';

const samples = [
  {
    language: 'powershell',
    grammar: 'powershell',
    good: "Get-FileHash -Algorithm SHA256 -Path 'media\\a.ogg' |\n  ForEach-Object { $_.Hash.ToLower() }",
    bad: 'Get-Item .\nif ($true) {\n',
  },
  {
    language: 'csharp',
    grammar: 'c-sharp',
    good: 'using System;\nConsole.WriteLine($"{args.Length} files");',
    bad: 'using System;\nConsole.WriteLine("one";',
  },
  {
    language: 'java',
    grammar: 'java',
    good: 'class A {\n  public static void main(String[] args) {}\n}',
    bad: 'class A {\n  void main( {}\n}',
  },
];

describe.each(samples)('$language', async ({language, grammar, good, bad}) => {
  const rule = await treeRuleOf(language, grammar);

  it('sees what does not parse', () => {
    expect(objections(rule, `\`\`\`${language}\n${good}\n\`\`\``)).toEqual([]);
    expect(objections(rule, `\`\`\`${language}\n${bad}\n\`\`\``)).toHaveLength(1);
  });

  it('holds for every fence', () => {
    expect(pages.flatMap((page) => fencesOf(page, language)).length).toBeGreaterThan(0);
    expectNone(pages.flatMap(rule));
  });
});
