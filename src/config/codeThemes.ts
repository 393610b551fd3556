import type {ThemeConfig} from '@docusaurus/preset-classic';
import {themes, type PrismTheme} from 'prism-react-renderer';

/** Comments of the stock themes fall short of 4.5:1 on our raised surfaces; these reach it. */
function withComments(theme: PrismTheme, color: string): PrismTheme {
  return {
    ...theme,
    plain: {...theme.plain, backgroundColor: 'var(--hub-raised)'},
    styles: [
      ...theme.styles,
      {types: ['comment', 'prolog', 'cdata'], style: {color, fontStyle: 'italic'}},
    ],
  };
}

/** Syntax highlighting: both colour modes and the languages of the pages beyond Prism's defaults. */
export const codeThemes: ThemeConfig['prism'] = {
  theme: withComments(themes.oneLight, '#5b6472'),
  darkTheme: withComments(themes.oneDark, '#a9b3c1'),
  additionalLanguages: ['bash', 'csharp', 'csv', 'http', 'ini', 'java', 'json', 'powershell', 'sql'],
};
