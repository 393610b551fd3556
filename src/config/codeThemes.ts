import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

const colour = (name: string) => ({color: `var(--hub-${name})`});

/**
 * Syntax colours are tokens of `src/css/tokens.css`, each of at least 4.5:1 on the raised surface in its mode;
 * so one theme serves both modes, and a change of mode renders nothing anew.
 */
const theme: PrismTheme = {
  plain: {...colour('text'), backgroundColor: 'var(--hub-raised)'},
  styles: [
    {types: ['comment', 'prolog', 'cdata', 'doctype'], style: {...colour('muted'), fontStyle: 'italic'}},
    {types: ['string', 'attr-value', 'char', 'inserted', 'regex', 'url'], style: colour('success')},
    {types: ['number', 'boolean', 'constant', 'symbol', 'attr-name'], style: colour('transact')},
    {types: ['keyword', 'atrule', 'important', 'selector'], style: colour('ai-api')},
    {types: ['function', 'variable', 'parameter', 'builtin'], style: colour('brand')},
    {types: ['class-name', 'namespace', 'property'], style: colour('focus')},
    {types: ['tag', 'deleted'], style: colour('danger')},
    {types: ['operator', 'punctuation', 'entity'], style: colour('text')},
  ],
};

/** Syntax highlighting: the theme and the languages of the pages beyond Prism's defaults. */
export const codeThemes: ThemeConfig['prism'] = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['bash', 'csharp', 'csv', 'http', 'ini', 'java', 'json', 'powershell', 'sql'],
};
