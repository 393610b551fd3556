import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/**
 * What a piece of code can be, the kinds of tokens that are it, and its colour: a token of `src/css/tokens.css`, each of
 * at least 4.5:1 on the raised surface in its mode. So one theme serves both modes, and a change of mode renders
 * nothing anew. `src/css/code.css` has the same colours for code that is highlighted at build time.
 */
export const codeRoles = [
  {role: 'comment', types: ['comment', 'prolog', 'cdata', 'doctype'], colour: 'muted'},
  {role: 'string', types: ['string', 'attr-value', 'char', 'inserted', 'regex', 'url'], colour: 'success'},
  {role: 'number', types: ['number', 'boolean', 'constant', 'symbol', 'attr-name'], colour: 'transact'},
  {role: 'keyword', types: ['keyword', 'atrule', 'important', 'selector'], colour: 'ai-api'},
  {role: 'function', types: ['function', 'variable', 'parameter', 'builtin'], colour: 'brand'},
  {role: 'name', types: ['class-name', 'namespace', 'property'], colour: 'focus'},
  {role: 'tag', types: ['tag', 'deleted'], colour: 'danger'},
];

const colour = (name: string) => ({color: `var(--hub-${name})`});

const theme: PrismTheme = {
  plain: {...colour('text'), backgroundColor: 'var(--hub-raised)'},
  styles: [
    ...codeRoles.map(({role, types, colour: name}) => ({
      types,
      style: {...colour(name), ...(role === 'comment' && {fontStyle: 'italic' as const})},
    })),
    {types: ['operator', 'punctuation', 'entity'], style: colour('text')},
  ],
};

/** Comments of a sample that mark a line, or the lines between two of them, and are not shown: `// added-next-line`. */
const mark = (className: string, word: string) => ({
  className,
  line: `${word}-next-line`,
  block: {start: `${word}-start`, end: `${word}-end`},
});

/** Syntax highlighting: the theme, marked lines, and the languages of the pages beyond Prism's defaults. */
export const codeThemes: ThemeConfig['prism'] = {
  theme,
  darkTheme: theme,
  // The first one also marks the lines of ```js {2,4-5}.
  magicComments: [
    mark('theme-code-block-highlighted-line', 'highlight'),
    mark('code-added', 'added'),
    mark('code-removed', 'removed'),
  ],
  additionalLanguages: ['bash', 'csharp', 'csv', 'http', 'ini', 'java', 'json', 'powershell', 'sql'],
};
