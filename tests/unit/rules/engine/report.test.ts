import {expect, it} from 'vitest';
import {report} from '../../../../src/rules/engine/report';
import type {Finding} from '../../../../src/rules/engine/rule';

const finding: Finding = {
  path: 'docs/a,b.md',
  line: 3,
  column: 5,
  rule: 'links',
  message: 'The link "100%" leads to no file.',
  remedy: 'correct it.',
};

const text = 'docs/a,b.md:3:5 The link "100%" leads to no file. (links)\n    Remedy: correct it.';

it('in a terminal: place, what, rule and remedy', () => {
  expect(report([finding], 'terminal')).toBe(text);
  expect(report([], 'terminal')).toBe('');
});

it('on GitHub: an annotation, with its special characters escaped, and the text for the log', () => {
  expect(report([finding], 'github')).toBe(
    `::error file=docs/a%2Cb.md,line=3,col=5,title=links::The link "100%25" leads to no file.%0ARemedy: correct it.\n${text}`,
  );
});
