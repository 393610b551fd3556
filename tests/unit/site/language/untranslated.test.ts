import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {untranslated} from '../../../../.config/untranslated.mjs';

const linter = new Linter();

const config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {ecmaFeatures: {jsx: true}},
  },
  plugins: {hub: {rules: {untranslated}}},
  rules: {'hub/untranslated': 'error'},
} satisfies Linter.Config;

/** @returns what the rule takes for texts that no other language can replace */
const found = (source: string, file = 'src/blog/ui/Part/index.tsx') =>
  linter.verify(source, config, file).map(({message}) => /"(.*?)", which/.exec(message)?.[1] ?? message);

const fixed = (source: string) => linter.verifyAndFix(source, config, 'part.tsx').output;

describe('the rule of texts', () => {
  it.each([
    ['const a = <p>Copied</p>;', 'Copied'],
    ['const a = <p>{isOpen ? "Close console" : t`Try it`}</p>;', 'Close console'],
    ['const a = <Choice label="body" />;', 'body'],
    ['const a = <a aria-label={`Direct link to ${name}`} />;', 'Direct link to {0}'],
    ["element('p', {class: 'note'}, 'No results.');", 'No results.'],
    ["const row = {'aria-label': 'results'};", 'results'],
    ["button.title = 'menu';", 'menu'],
    ["throw new Error('The address is not known.');", 'The address is not known.'],
    ["const said = ['Part of this page did not load.', ''];", 'Part of this page did not load.'],
  ])('finds a text in %s', (source, text) => {
    expect(found(source)).toEqual([text]);
  });

  it.each([
    '<p><code>npm start</code></p>;',
    'const a = <p>{t`Copied`}</p>;',
    'const a = <Trans>Look through <a href="/">all pages</a></Trans>;',
    'const a = <p className="button button--sm" />;',
    "document.querySelector('main article');",
    "if (key === 'Escape') close();",
    "switch (kind) {\n  case 'Other one': break;\n}",
    "import 'Some thing';",
    "type Kind = 'One kind' | 'Other kind';",
    "headers.push(['Authorization', `Basic ${secret}`]);",
    "const channelName = 'help hub';",
    "console.error('It did not load.');",
  ])('leaves %s alone', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('knows errors that only programs see', () => {
    expect(found("throw new Error('A script is broken');", 'src/runtime/bootstrap/loader/index.ts')).toEqual(
      [],
    );
  });

  it('puts the tag before a string', () => {
    expect(fixed('const a = <a title="Menu">{say("Some words of one `sort`.")}</a>;')).toBe(
      'const a = <a title={t`Menu`}>{say(t`Some words of one \\`sort\\`.`)}</a>;',
    );
  });
});
