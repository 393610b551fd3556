import {describe, expect, it, vi} from 'vitest';
import {brokenLinks} from '../../../../src/plugins/content-rules/links';
import {docFile} from '../../../support/markdown';

const rule = brokenLinks({
  hasRoute: (pathname) => ['/docs/intro', '/openapi/auth.yaml', '/docs/café'].includes(pathname),
  hasFile: (file) =>
    ['docs/focus/admin/groups.md', 'docs/support.md', 'docs/focus/admin/tree.svg'].includes(file),
});

const linesOf = (body: string) => rule(docFile({}, body)).map(({line}) => line);

describe('passes', () => {
  it.each([
    '[a](./groups.md)',
    '[a](groups.md#tree)',
    '[a](../../support.md?from=retention#contact)',
    '[a](/docs/intro)',
    '[a](/docs/intro#choose)',
    '[a](/docs/caf%C3%A9)',
    '[a](/openapi/auth.yaml)',
    '![a](./tree.svg)',
    '[a](#below)',
    '[a](https://www.rfc-editor.org/rfc/rfc7866)',
    '[a](//cdn.example.com/x)',
    '[a](mailto:support@example.com)',
    '[a](pathname:///openapi/auth.yaml)',
    '`[a](gone.md)`',
    '```md\n[a](gone.md)\n```',
  ])('%s', (body) => {
    expect(linesOf(body)).toEqual([]);
  });
});

it.each([
  '[a](./groups.md) [b][b]\n\n[b]: /docs/intro',
  '```python\ndef words() -> list[str]:\n    """Words."""\n```\n\n[a](./groups.md)',
  '- A list\n\n  ```js\n  call[name](gone)\n  ```',
  '> ~~~~js\n> call[name](gone)\n> ~~~~',
])('parses no file whose addresses all lead somewhere: %j', (body) => {
  const file = docFile({}, body);
  const tree = vi.spyOn(file, 'tree', 'get');
  expect(rule(file)).toEqual([]);
  expect(tree).not.toHaveBeenCalled();
});

it('finds a broken link between two blocks of code', () => {
  expect(linesOf('```md\n[a](gone.md)\n```\n\n[b](gone.md)\n\n```md\n[c](gone.md)\n```')).toEqual([
    expect.any(Number),
  ]);
});

describe('stops', () => {
  it.each([
    ['[a](gone.md)', 'there is no file docs/focus/admin/gone.md'],
    ['[a](../groups.md)', 'there is no file docs/focus/groups.md'],
    ['![a](./gone.svg)', 'there is no file docs/focus/admin/gone.svg'],
    ['[a](/docs/gone)', 'no page or file has the address /docs/gone'],
    ['[a](/docs/intro.md)', 'no page or file has the address /docs/intro.md'],
    ['[a][b]\n\n[b]: gone.md', 'there is no file docs/focus/admin/gone.md'],
    ['[a]( <gone file.md> )', 'there is no file docs/focus/admin/gone file.md'],
    ['[a](<./groups.md x>)', 'there is no file docs/focus/admin/groups.md x'],
    ['[a](\n  gone.md\n  "title")', 'there is no file docs/focus/admin/gone.md'],
    ['[a](./groups.md(1))', 'there is no file docs/focus/admin/groups.md(1)'],
    ['[a](/docs/intro\\))', 'no page or file has the address /docs/intro)'],
    ['[a](/docs/intro&#x2F;x)', 'no page or file has the address /docs/intro/x'],
    ['[[a](/docs/intro)](gone.md) ![b](gone.svg)', 'there is no file docs/focus/admin/gone.svg'],
    ['[a](100%.md)', 'has to be written as %25'],
  ])('%s', (body, what) => {
    const findings = rule(docFile({}, body));
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain(what);
    expect(findings[0]?.remedy).toContain('correct the address');
  });

  it('at the line of the file, not of the body', () => {
    expect(linesOf('[good](./groups.md)\n\ntext\n[bad](gone.md)\n\n- [bad](/gone)')).toEqual([11, 13]);
  });
});
