import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {BuiltPage} from '../../../src/build/contract.node';
import {inlineIn} from '../../../src/policy/inline';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function found(html: string) {
  const {scripts, styles, styleAttributes} = inlineIn(new BuiltPage('a.html', html));
  return {scripts: [...scripts], styles: [...styles], attributes: [...styleAttributes]};
}

it.each([
  ['<script>a()</script>', 'a()'],
  ['<script type="module">a()</script>', 'a()'],
  ['<script type=text/javascript>a()</script>', 'a()'],
  ['<script type="speculationrules">{}</script>', '{}'],
  ['<script data-files="/a.js">1 && "<b>&amp;"</script>', '1 && "<b>&amp;"'],
])('finds the text of %s as it stands', (html, text) => {
  expect(found(html)).toEqual({scripts: [hash(text)], styles: [], attributes: []});
});

it.each(['<script src="/a.js"></script>', '<script type="application/ld+json">{}</script>'])(
  'needs nothing for %s',
  (html) => {
    expect(found(html)).toEqual({scripts: [], styles: [], attributes: []});
  },
);

it('finds styles, also those for readers without JavaScript, once', () => {
  const html = '<style>a>b{}</style><noscript><style>c{}</style></noscript><style>c{}</style>';
  expect(found(html).styles).toEqual([hash('a>b{}'), hash('c{}')]);
});

it('finds style attributes as the browser reads them', () => {
  expect(found('<i style=text-align:right><b style="font-family:&quot;a&quot;">').attributes).toEqual([
    hash('text-align:right'),
    hash('font-family:"a"'),
  ]);
});

it('finds the hosts of scripts and sheets, and not those of links', () => {
  const {origins} = inlineIn(
    new BuiltPage(
      'a.html',
      '<script src=https://statistics.example/a.js></script><link rel=stylesheet href=//fonts.example/a.css><script src=/own.js></script><a href=https://elsewhere.example>',
    ),
  );
  expect([...origins]).toEqual(['https://statistics.example', 'https://fonts.example']);
});
