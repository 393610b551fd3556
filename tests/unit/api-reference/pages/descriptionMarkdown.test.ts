import {describe, expect, it} from 'vitest';
import {inline, link, opening, prose} from '../../../../src/api-reference/pages/descriptionMarkdown';

describe('prose', () => {
  it.each([
    ['a {b} c', 'a \\{b\\} c'],
    ['1 < 2 > 1', '1 \\< 2 > 1'],
    ['<script>x</script>', '\\<script>x\\</script>'],
    ['use `{id}` in <path>', 'use `{id}` in \\<path>'],
    ['use ``a ` {b}`` here', 'use ``a ` {b}`` here'],
    [
      'before {x}\n\n```json\n{"a": "<b>"}\n```\n\nafter {y}',
      'before \\{x\\}\n\n```json\n{"a": "<b>"}\n```\n\nafter \\{y\\}',
    ],
    ['already \\{escaped\\}', 'already \\{escaped\\}'],
    ['a lone ` and {x}', 'a lone \\` and \\{x\\}'],
    ['  trimmed  ', 'trimmed'],
    ['export it\n\nimport that', '&#x65;xport it\n\n&#x69;mport that'],
    [':::note\nhi\n:::', '\\:::note\nhi\n\\:::'],
    ['send :id', 'send \\:id'],
    ['```mdx-code-block\n<X />\n```', '```\n<X />\n```'],
    ['| a |\n|---|\n| {x} |', '| a |\n| - |\n| \\{x\\} |'],
  ])('%j is safe as %j', (text, expected) => {
    expect(prose(text)).toBe(expected);
  });

  it.each([
    ['a <b>bold</b><br/>next', 'a **bold**\\\nnext'],
    ['<p>Hello</p><ul><li>a</li></ul>', 'Hello\n\n- a'],
    ['see <a href="https://a.example.com/x">this</a>', 'see [this](https://a.example.com/x)'],
    ['<repo>\n\ntext', '\\<repo>\n\ntext'],
    ['a <script>x</script> b<br>c', 'a \\<script>x\\</script> b\\\nc'],
    ['<script>x</script> b<br>c', '\\<script>x\\</script> b\\\nc'],
    ['<!-- hidden -->\ntext', 'text'],
  ])('HTML %j becomes %j', (text, expected) => {
    expect(prose(text)).toBe(expected);
  });

  it.each([
    ['![logo](https://a.example.com/x.png)', '[logo](https://a.example.com/x.png)'],
    ['![logo](x.png)', '*logo*'],
    ['[y](#operation/x) and [z](other.md)', 'y and z'],
    ['[w](/docs/focus/home)', '[w](/docs/focus/home)'],
    ['[v][u]\n\n> [u]: https://a.example.com/x', '[v](https://a.example.com/x)\n\n>'],
    ['[v][u] and ![t][s]\n\n[u]: other.md\n\n[s]: t.png', 'v and *t*'],
  ])('%j leads somewhere as %j', (text, expected) => {
    expect(prose(text)).toBe(expected);
  });

  it('puts headings below their section without a gap, or in bold type where there is none', () => {
    const text = '# A\n\n### B\n\n## C\n\n#### D';
    expect(prose(text, 2)).toBe('## A\n\n### B\n\n### C\n\n#### D');
    expect(prose(text)).toBe('**A**\n\n**B**\n\n**C**\n\n**D**');
  });
});

describe('opening', () => {
  it('divides the first paragraph, without marks, from the rest', () => {
    expect(opening('The `pet`, **one** of [many](/docs/x).\nIt {is}.\n\nMore {x}.')).toEqual({
      first: 'The pet, one of many. It {is}.',
      rest: 'More \\{x\\}.',
    });
  });
});

describe('inline', () => {
  it('keeps every sign of a text', () => {
    expect(inline('# 1. *x* {y}\n<z>')).toBe('\\# 1. \\*x\\* \\{y\\} \\<z>');
  });
});

describe('link', () => {
  it('leads to the web only', () => {
    expect(link('a [b]', 'https://a.example.com/x y')).toBe('[a \\[b\\]](<https://a.example.com/x y>)');
    expect(link('x', 'javascript:alert(1)')).toBe('x');
  });
});
