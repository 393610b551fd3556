import {expect, it} from 'vitest';
import {insertions} from '../../../../src/plugins/content-rules/insertions';
import {docFile} from '../../../support/markdown';

it('lets known facts and blocks pass, in text and in code', () => {
  const body =
    'At most {{focus.export.maxItems}} items.\n\n```python\nlimit = {{focus.rest.pageSize}}\n```\n';
  expect(insertions(docFile({}, body))).toEqual([]);
});

it('leaves double braces of other languages alone', () => {
  expect(insertions(docFile({}, '`{{ name }}`, `{{#if x}}`, `style={{color: 1}}`'))).toEqual([]);
});

it('stops an unknown fact at its line, with its neighbours', () => {
  const [finding, ...rest] = insertions(docFile({}, 'Text.\n\n{{focus.export.maxItem}} items'));
  expect(rest).toEqual([]);
  expect(finding).toMatchObject({line: 10, message: 'Unknown insertion {{focus.export.maxItem}}.'});
  expect(finding?.remedy).toContain('focus.export.maxItems');
  expect(finding?.remedy).not.toContain('focus.session');
});

it('stops an unknown block', () => {
  expect(insertions(docFile({}, '{{block errorCodes.gone}}'))).toMatchObject([
    {line: 8, message: 'Unknown insertion {{block errorCodes.gone}}.'},
  ]);
});

it('stops an insertion in the front matter', () => {
  expect(insertions(docFile({title: '"{{focus.export.maxItems}} items"'}))).toMatchObject([
    {line: 2, message: 'An insertion in the front matter is not filled.'},
  ]);
});
