/** Prose of a page with the places of its characters, for rules that look at words. */
import {visit} from 'unist-util-visit';
import type {Page} from './page';

/** A passage of prose; characters that are not prose are replaced by spaces. */
export type Passage = {
  text: string;
  /** Where it begins. */
  line: number;
  /** Of its first character in the file; undefined when YAML folds or escapes the text. */
  offset?: number;
};

const keys = ['title', 'description', 'sidebar_label', 'pagination_label'];

/** Elements whose text is no prose. */
const codeElements = /<(code|pre|kbd|samp|var|script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

/** What stays as it is within prose: comments, elements, insertions, anchors, addresses, names of files, figures. */
const literal = new RegExp(
  [
    /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/,
    /<[^>]*>/,
    /\{\{[^}]*\}\}/,
    /\{#[^}]*\}/,
    /&#?\w+;/,
    /:{3,}\s*[\w-]+/,
    /\b[a-z]+:\/\/\S+/,
    /\S+@\S+/,
    /[./~\\]+[\w./\\-]*\w/,
    /\w[\w-]*(?:\.[\w-]+)+/,
    /\S*[\d_]\S*/,
  ]
    .map(({source}) => source)
    .join('|'),
  'g',
);

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

function ofFrontMatter({frontMatter, source, lineOf}: Page): Passage[] {
  return keys.flatMap((key): Passage[] => {
    const value = frontMatter[key];
    if (typeof value !== 'string') return [];
    const line = lineOf(key);
    const start = source.split('\n', line - 1).join('\n').length + 1;
    const offset = source.indexOf(value, start);
    const isThere = offset >= 0 && offset < start + key.length + 5;
    return [{text: value, line, offset: isThere ? offset : undefined}];
  });
}

/** @param names that others write in their own way; white space in them is any white space */
function withoutNames(text: string, names: readonly string[]): string {
  const forms = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '\\s+'));
  return forms.length ? text.replace(new RegExp(forms.join('|'), 'g'), blank) : text;
}

function ofBody({tree, body, path}: Page, names: readonly string[]): Passage[] {
  const prose = withoutNames(body, names).replace(codeElements, blank);
  const passages: Passage[] = [];
  visit(tree, ['text', 'image', 'html'], ({type, position}) => {
    const {offset, line = 1} = position?.start ?? {};
    if (offset === undefined) return;
    const text = prose.slice(offset, position?.end.offset);
    if (path.endsWith('.mdx') && /^(import|export)\s/.test(text)) return;
    // The address of a picture is no prose.
    passages.push({
      text: type === 'image' ? text.replace(/\]\([^)\s]*|\]\[.*$/, blank) : text,
      line,
      offset,
    });
  });
  return passages;
}

/**
 * @param names phrases that are not looked at
 * @returns the title, the description and the labels of a page, and what its readers read below them, code left out
 */
export function passagesOf(page: Page, names: readonly string[]): Passage[] {
  const ofTop = ofFrontMatter(page).map(({text, ...rest}) => ({...rest, text: withoutNames(text, names)}));
  return [...ofTop, ...ofBody(page, names)].map(({text, ...rest}) => ({
    ...rest,
    text: text.replace(literal, blank),
  }));
}
