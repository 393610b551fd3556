import {readerOf} from './engine/programGrammar';
import type {Problem, Rule} from './engine/rule';
import {fencesOf, type Fence} from './engine/pageText';

/** Grammars by the language of a fence. */
const grammars: Readonly<Record<string, string>> = {
  bash: 'bash',
  csharp: 'c-sharp',
  java: 'java',
  javascript: 'javascript',
  powershell: 'powershell',
  python: 'python',
};

async function problemsOf({language, value, line}: Fence): Promise<Problem[]> {
  const grammar = grammars[language];
  const row = grammar ? (await readerOf(grammar))(value) : undefined;
  if (row === undefined) return [];
  return [
    {
      line: line + row,
      message: `This is not ${language}: ${value.split('\n')[row]?.trim() ?? ''}.`,
      remedy: 'correct it; a reader copies it as it stands.',
    },
  ];
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

export const programs: Rule = {
  name: 'programs',
  sentence: `A program in a fence parses (${Object.keys(grammars).join(', ')}): a reader copies it as it stands.`,
  good: [
    {text: fence('bash', 'for f in *; do echo "$f" | sort; done')},
    {text: fence('csharp', 'using System;\nConsole.WriteLine($"{args.Length} files");')},
    {text: fence('java', 'class A {\n  public static void main(String[] args) {}\n}')},
    {text: fence('javascript', "import fs from 'node:fs';\nawait fs.promises.readFile('x');")},
    {text: fence('powershell', "Get-Item 'a.ogg' |\n  ForEach-Object { $_.Name.ToLower() }")},
    {text: fence('python', 'print("one")')},
    {text: fence('text', 'const b = {;')},
  ],
  bad: [
    {text: fence('bash', 'echo one\necho )'), lines: [3]},
    {text: fence('csharp', 'using System;\nConsole.WriteLine("one";'), lines: [3]},
    {text: fence('java', 'class A {\n  void main( {}\n}'), lines: [3]},
    {text: fence('javascript', 'const a = 1;\nconst b = {;'), lines: [3]},
    {text: fence('powershell', 'Get-Item .\nif ($true) {\n'), lines: [3]},
    {text: fence('python', 'print("one")\nif True\n    pass'), lines: [3]},
  ],
  page: async (page) => (await Promise.all(fencesOf(page).map(problemsOf))).flat(),
};
