/** YAML in a fence is YAML. */
import {expect, it} from 'vitest';
import {LineCounter, parseAllDocuments} from 'yaml';
import {expectNone, fencesOf, objections, pages, type Rule} from '../corpus';

const rule: Rule = (page) =>
  fencesOf(page, 'yaml').flatMap(({value, line}) => {
    const lines = new LineCounter();
    const documents = parseAllDocuments(value, {lineCounter: lines});
    const errors = 'empty' in documents ? [] : documents.flatMap((document) => document.errors);
    return errors.map(({message, pos: [start]}) => ({
      path: page.path,
      line: line + lines.linePos(start).line - 1,
      message: `This is not YAML: ${message}.`,
      remedy: 'correct it.',
    }));
  });

it('sees what is not YAML', () => {
  expect(objections(rule, '```yaml\na: 1\n---\nb: [2]\n```')).toEqual([]);
  expect(objections(rule, '```yaml\na: 1\nb: "x\n```')).toHaveLength(1);
});

it('holds for every fence', () => {
  expectNone(pages.flatMap(rule));
});
