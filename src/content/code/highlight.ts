/** Highlighting at build time: no grammar reaches a browser. */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {codeRoles} from './codeRoles';

loadLanguages.silent = true;

const roleOf = new Map(codeRoles.flatMap(({role, types}) => types.map((type) => [type, role])));

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

export const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A span of code with one colour. */
type CodeSpan = {text: string; role?: string};

type Tokens = string | Prism.Token | (string | Prism.Token)[];

function codeSpans(tokens: Tokens, role?: string): CodeSpan[] {
  if (typeof tokens === 'string') return [{text: tokens, role}];
  if (Array.isArray(tokens)) return tokens.flatMap((token) => codeSpans(token, role));
  const own = [tokens.type, tokens.alias]
    .flat()
    .map((type) => roleOf.get(type))
    .find(Boolean);
  return codeSpans(tokens.content, own ?? role);
}

function grammarOf(language: string): Prism.Grammar | undefined {
  if (!(language in Prism.languages)) loadLanguages([language]);
  return Prism.languages[language];
}

/** Adds a span to a line, merged with the span before it if both have the same role. */
function add(line: CodeSpan[], piece: CodeSpan): void {
  const last = line.at(-1);
  if (last && last.role === piece.role) last.text += piece.text;
  else if (piece.text) line.push({...piece});
}

function linesOf(all: CodeSpan[]): CodeSpan[][] {
  const lines: CodeSpan[][] = [[]];
  for (const {text, role} of all) {
    text.split('\n').forEach((part, index) => {
      if (index) lines.push([]);
      add(lines.at(-1)!, {text: part, role});
    });
  }
  return lines;
}

const html = ({text, role}: CodeSpan): string =>
  role ? `<span class="code-${role}">${escaped(text)}</span>` : escaped(text);

/**
 * @param language Prism's name; code in an unknown language has no colours
 * @returns HTML of each line, with classes of `src/css/code.css`; no element goes over the end of its line
 */
export function highlightedLines(code: string, language: string): string[] {
  const text = code.replace(/\r\n?/g, '\n');
  const grammar = grammarOf(language);
  const lines = linesOf(grammar ? codeSpans(Prism.tokenize(text, grammar)) : [{text}]);
  return lines.map((line) => line.map(html).join(''));
}

/** The lines of {@link highlightedLines}, as one text. */
export const highlighted = (code: string, language: string): string =>
  highlightedLines(code, language).join('\n');
