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

function grammarOf(language: string): Prism.Grammar | undefined {
  if (!(language in Prism.languages)) loadLanguages([language]);
  return Prism.languages[language];
}

/** Adds tokens to lines of code; neighbours of the same role are one span. */
function addTo(lines: CodeSpan[][], tokens: Tokens, role?: string): void {
  if (Array.isArray(tokens)) {
    for (const token of tokens) addTo(lines, token, role);
  } else if (typeof tokens !== 'string') {
    const types = [tokens.type, tokens.alias].flat();
    addTo(lines, tokens.content, types.map((type) => roleOf.get(type)).find(Boolean) ?? role);
  } else {
    tokens.split('\n').forEach((text, index) => {
      if (index) lines.push([]);
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last && last.role === role) last.text += text;
      else if (text) line.push({text, role});
    });
  }
}

const html = ({text, role}: CodeSpan): string =>
  role ? `<span class="${role}">${escaped(text)}</span>` : escaped(text);

function spansOf(code: string, language: string): CodeSpan[][] {
  const text = code.replace(/\r\n?/g, '\n');
  const grammar = grammarOf(language);
  const lines: CodeSpan[][] = [[]];
  addTo(lines, grammar ? Prism.tokenize(text, grammar) : text);
  return lines;
}

/**
 * @param language Prism's name; code in an unknown language has no colours
 * @returns HTML of each line, with classes of `src/css/code.css`; no element goes over the end of its line
 */
export const highlightedLines = (code: string, language: string): string[] =>
  spansOf(code, language).map((line) => line.map(html).join(''));

/** The lines of {@link highlightedLines} as one text; here an element may go over the end of a line. */
export function highlighted(code: string, language: string): string {
  const joined: CodeSpan[] = [];
  const spans = spansOf(code, language).flatMap((line, index) => (index ? [{text: '\n'}, ...line] : line));
  for (const span of spans) {
    const [before, space] = joined.slice(-2);
    if (space && before?.role && before.role === span.role && !space.role && !space.text.trim()) {
      before.text += space.text + span.text;
      joined.pop();
    } else joined.push({...span});
  }
  return joined.map(html).join('');
}
