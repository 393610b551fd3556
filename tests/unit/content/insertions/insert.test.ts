import {expect, it} from 'vitest';
import {factTexts, insertFacts, plainText} from '../../../../src/content/insertions/factTexts';
import {insertContent, unknownInsertions} from '../../../../src/content/insertions/insert';

it('inserts a number as a reader expects it', () => {
  expect(
    insertContent('At most {{focus.export.maxItems}} items, nightly at {{focus.retention.runTime}}.'),
  ).toBe('At most 1,000 items, nightly at 02:00.');
});

it('inserts a block in full', () => {
  const text = insertContent('## Sign-in\n\n{{block errorCodes.signIn}}\n');
  expect(text).toContain('### FOC-1001: Sign-in failed {#foc-1001}');
  expect(text).not.toContain('{{');
});

it('inserts facts alone without moving a line', () => {
  expect(insertFacts('a\n{{block errorCodes.signIn}}\n{{focus.export.keptDays}} days')).toBe('a\n\n7 days');
});

it('makes plain text of labels, bold words, links and code', () => {
  expect(plainText('Open [:ui[Admin] > **it**](./a.md), {{focus.export.keptDays}} days, `x`.')).toBe(
    'Open Admin > it, 7 days, x.',
  );
});

it('leaves other braces alone', () => {
  const text = '{{ name }} {{#each x}} {a} style={{color: 1}} {#foc-1001}';
  expect(insertContent(text)).toBe(text);
});

it('finds what it does not know, with line and neighbours', () => {
  const [finding, ...rest] = unknownInsertions('a\nb {{focus.export.maxItem}}');
  expect(rest).toEqual([]);
  expect(finding).toMatchObject({line: 2, insertion: '{{focus.export.maxItem}}'});
  expect(finding?.known).toContain('focus.export.maxItems');
  expect(unknownInsertions('{{block errorCodes.gone}}')[0]?.known).toContain('errorCodes.signIn');
});

it('leaves braces of other tools in code alone', () => {
  const text = '`{{baseUrl}}`\n\n```yaml\nkey: ${{env.REGISTRY}}\n```\n';
  expect(insertContent(text)).toBe(text);
  expect(unknownInsertions('Open {{baseUrl}}.\n')).toMatchObject([{line: 1}]);
  expect(unknownInsertions('`{{focus.gone}}`')).toMatchObject([{line: 1}]);
});

it('throws at an unknown insertion', () => {
  expect(() => insertContent('a\n\n{{focus.gone}}')).toThrow(
    /^Line 3: \{\{focus\.gone\}\} is not known\. Known are .*focus\./,
  );
});

it('knows every fact by a dotted name', () => {
  expect(factTexts.get('focus.rest.requestsPerMinute')).toBe('600');
  expect(factTexts.get('focus.audit.maxEventsPerFile')).toBe('1,000,000');
});
