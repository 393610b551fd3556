/** Highlighting at build time: no grammar reaches a browser. */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {codeRoles} from '../../../config/codeThemes';

/** Prism's names of the languages of samples and examples. */
const grammars = [
  'bash',
  'csharp',
  'go',
  'java',
  'javascript',
  'json',
  'markup',
  'php',
  'powershell',
  'python',
  'ruby',
  'rust',
  'swift',
] as const;

export type Grammar = (typeof grammars)[number];

loadLanguages.silent = true;
loadLanguages([...grammars]);

const roleOf = new Map(codeRoles.flatMap(({role, types}) => types.map((type) => [type, role])));

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

export const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

type Tokens = string | Prism.Token | (string | Prism.Token)[];

/** Only tokens that have a colour of their own become elements. */
function html(tokens: Tokens): string {
  if (typeof tokens === 'string') return escaped(tokens);
  if (Array.isArray(tokens)) return tokens.map(html).join('');
  const content = html(tokens.content);
  const role = [tokens.type, tokens.alias]
    .flat()
    .map((type) => roleOf.get(type))
    .find(Boolean);
  return role ? `<span class="code-${role}">${content}</span>` : content;
}

/**
 * @param language unknown ones are not highlighted
 * @returns HTML of the code, with classes of `src/css/code.css`
 */
export function highlighted(code: string, language: Grammar | 'text'): string {
  const grammar = language === 'text' ? undefined : Prism.languages[language];
  return grammar ? html(Prism.tokenize(code, grammar)) : escaped(code);
}
