/** Highlighting at build time: no grammar reaches a browser. */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {codeRoles} from './tokens';

loadLanguages.silent = true;

const roleOf = new Map(codeRoles.flatMap(({role, types}) => types.map((type) => [type, role])));

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

export const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A run of code of one colour. */
type Piece = {text: string; role?: string};

type Tokens = string | Prism.Token | (string | Prism.Token)[];

function pieces(tokens: Tokens, role?: string): Piece[] {
  if (typeof tokens === 'string') return [{text: tokens, role}];
  if (Array.isArray(tokens)) return tokens.flatMap((token) => pieces(token, role));
  const own = [tokens.type, tokens.alias]
    .flat()
    .map((type) => roleOf.get(type))
    .find(Boolean);
  return pieces(tokens.content, own ?? role);
}

function grammarOf(language: string): Prism.Grammar | undefined {
  if (!(language in Prism.languages)) loadLanguages([language]);
  return Prism.languages[language];
}

/** Adds a piece to its line, as a part of the piece before it where both have one role. */
function add(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  if (last && last.role === piece.role) last.text += piece.text;
  else if (piece.text) line.push({...piece});
}

function linesOf(all: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {text, role} of all) {
    text.split('\n').forEach((part, index) => {
      if (index) lines.push([]);
      add(lines.at(-1)!, {text: part, role});
    });
  }
  return lines;
}

const html = ({text, role}: Piece): string =>
  role ? `<span class="code-${role}">${escaped(text)}</span>` : escaped(text);

/**
 * @param language Prism's name; code in an unknown language has no colours
 * @returns HTML of each line, with classes of `src/css/code.css`; no element goes over the end of its line
 */
export function highlightedLines(code: string, language: string): string[] {
  const text = code.replace(/\r\n?/g, '\n');
  const grammar = grammarOf(language);
  const lines = linesOf(grammar ? pieces(Prism.tokenize(text, grammar)) : [{text}]);
  return lines.map((line) => line.map(html).join(''));
}

/** The lines of {@link highlightedLines}, as one text. */
export const highlighted = (code: string, language: string): string =>
  highlightedLines(code, language).join('\n');
