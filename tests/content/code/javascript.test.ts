/** JavaScript in a fence parses, as a module. */
import ts from 'typescript';
import {expect, it} from 'vitest';
import {expectNone, fencesOf, objections, pages, type Rule} from '../corpus';

const rule: Rule = (page) =>
  fencesOf(page, 'javascript').flatMap(({value, line}) => {
    const {diagnostics = []} = ts.transpileModule(value, {
      fileName: 'fence.mjs',
      reportDiagnostics: true,
      compilerOptions: {allowJs: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext},
    });
    return diagnostics.map(({messageText, start = 0}) => ({
      path: page.path,
      line: line + value.slice(0, start).split('\n').length - 1,
      message: `This is not JavaScript: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      remedy: 'correct it; a reader copies it as it stands.',
    }));
  });

it('sees what is not JavaScript', () => {
  expect(
    objections(rule, "```javascript\nimport fs from 'node:fs';\nawait fs.promises.readFile('x');\n```"),
  ).toEqual([]);
  expect(objections(rule, '```javascript\nconst a = 1;\nconst b = {;\n```')).toContain(3);
});

it('holds for every fence', () => {
  expect(pages.flatMap((page) => fencesOf(page, 'javascript')).length).toBeGreaterThan(2);
  expectNone(pages.flatMap(rule));
});
