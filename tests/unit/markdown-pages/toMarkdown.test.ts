import {describe, expect, it} from 'vitest';
import {toMarkdown} from '../../../src/markdown-pages/convert/toMarkdown';
import {builtPage} from '../../support/builtPage';

const address = (value: string) => new URL(value, 'https://help.example.co.uk/docs/intro').href;

function markdownOf(html: string): string {
  const main = builtPage(`<main>${html}</main>`).elements.find(({name}) => name === 'main');
  return toMarkdown(main!, address);
}

/** What the markup of this site becomes; what the library knows by itself has its own tests. */
const cases: [what: string, html: string, markdown: string][] = [
  [
    'code with its language and its title',
    '<div class="theme-code-block language-bash"><div class=bar_x><span class=codeBlockTitle_x>a.sh</span></div><pre><code><span class=nf>export</span> A=1\n\n  b\n</code></pre></div>',
    '```bash title="a.sh"\nexport A=1\n\n  b\n```\n',
  ],
  [
    'a sample of an API, in the language of what it stands in',
    '<details data-value=python open><summary>Python</summary><pre><code>print(1)</code></pre></details>',
    '**Python**\n\n```python\nprint(1)\n```\n',
  ],
  [
    'an admonition as an alert',
    '<div class="theme-admonition theme-admonition-danger admonition_x"><div class=admonitionHeading_x><span><svg></svg></span>No way back</div><div class=admonitionContent_x><p>Think.</p></div></div>',
    '> [!CAUTION]\n> **No way back**\n>\n> Think.\n',
  ],
  [
    'all tabs, each below a heading one deeper than that of the section',
    '<h2 id=a>A</h2><div class=tabs-container><div role=tablist class="tabs needs-script"><button>One</button></div><div><div role=tabpanel><p class=tab-heading>One<p>1</div><div role=tabpanel hidden><p class=tab-heading>Two<p>2</div></div></div>',
    '## A\n\n### One\n\n1\n\n### Two\n\n2\n',
  ],
  [
    'what opens below its heading',
    '<details><summary><h2>Exports</h2><span>9 codes</span></summary><p>Because.</p></details>',
    '## Exports\n\n9 codes\n\nBecause.\n',
  ],
  [
    'what opens, below its summary',
    '<details><summary>Why <code>a</code>?</summary><p>Because.</p></details>',
    '**Why `a`?**\n\nBecause.\n',
  ],
  [
    'a diagram by its words and its source',
    '<figure data-diagram=a><svg><g><g role=img><title>Life</title><desc>It runs.</desc></g><text>queued</text></g></svg><div><details data-diagram-source><summary>Diagram source</summary><pre><code>graph LR\n  a --> b\n</code></pre></details><button>Enlarge</button></div></figure>',
    '**Diagram: Life.** It runs.\n\n```mermaid\ngraph LR\n  a --> b\n```\n',
  ],
  [
    'fields of an API as lists in lists',
    '<div class=fields_x><div class=field__x id=body-tags><div class=head_x><code>tags</code> <span>array</span></div><p>Labels.<p class=fact_x>Limits: 1 · Example: <code>a</code><details><summary>Properties of <code>tags</code></summary><div class=fields_x><div class=field__x><code>id</code></div></div></details></div></div>',
    '- `tags` array\n\n  Labels.\n\n  Limits: 1 · Example: `a`\n\n  **Properties of `tags`**\n  - `id`\n',
  ],
  [
    'facts side by side in one line',
    '<p><span>Focus</span><span>Updated <time>today</time></span></p>',
    'Focus · Updated today\n',
  ],
  [
    'a card as a heading with a link',
    '<a href=../b><h2><span aria-hidden=true></span>Account</h2><p>Settings.</p></a>',
    '## [Account](https://help.example.co.uk/b)\n\nSettings.\n',
  ],
  [
    'lines in a cell, and how a column stands',
    '<table><thead><tr><th>A<th style=text-align:right>B<tbody><tr><td><p>1</p><ul><li>2<li>3</ul><td><a id=x></a>4</table>',
    '| A | B |\n| - | -: |\n| 1<br>2<br>3 | 4 |\n',
  ],
  ['what stands higher or lower', '<p>10<sup>3</sup> H<sub>2</sub>O', '10<sup>3</sup> H<sub>2</sub>O\n'],
  [
    'tasks, done and not',
    '<ul class=contains-task-list><li class=task-list-item><input type=checkbox disabled checked> a<li class=task-list-item><input type=checkbox disabled> b</ul>',
    '- [x] a\n- [ ] b\n',
  ],
  [
    'footnotes',
    '<p>a<sup><a href=#user-content-fn-b id=user-content-fnref-b data-footnote-ref=true aria-describedby=footnote-label>1</a></sup><section data-footnotes=true class=footnotes><h2 class=sr-only id=footnote-label>Footnotes<a href=#footnote-label class=hash-link></a></h2><ol><li id=user-content-fn-b><p>c <a href=#user-content-fnref-b data-footnote-backref="" class=data-footnote-backref>↩</a></ol></section>',
    'a[^b]\n\n[^b]: c\n',
  ],
  [
    'a list of posts, whose end tags are left out',
    `<ul>${'<li><h2>a</h2><p>b'.repeat(60)}</ul>`,
    `${'- ## a\n\n  b\n\n'.repeat(60).slice(0, -1)}`,
  ],
  ['no decoration', '<p>a<img src=/a.png alt=""> b</p>', 'a b\n'],
  [
    'a picture with its address',
    '<p><img src=/a.png alt="A box"></p>',
    '![A box](https://help.example.co.uk/a.png)\n',
  ],
  ['addresses that may break, whole', '<p>https://<wbr>a.b</p>', 'https\\://a.b\n'],
];

/** Nothing of the frame of a page and of its controls. */
const chrome = [
  '<nav><a href=/a>Up</a></nav>',
  '<button>Copy</button>',
  '<h2 id=a><a class=hash-link href=#a>#</a></h2>',
  '<a data-search-ignore=true href=#b>#</a>',
  '<div hidden>Loading</div>',
  '<span popover>Large</span>',
  '<p role=status>Loading</p>',
  '<span class=needs-script>Filter</span>',
  '<label for=a>Language</label><select id=a><option>curl</select>',
  '<a class=theme-edit-this-page href=/e>Edit this page</a>',
  '<div data-no-twin>Copy as Markdown</div>',
];

describe('the Markdown of a page', () => {
  it.each(cases)('has %s', (_what, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each(chrome)('has nothing of %s', (html) => {
    expect(markdownOf(`<p>a</p>${html}`).replace('##', '').trim()).toBe('a');
  });
});
