/** Marks the words that led to a section, without a change to its elements: React finds them as the server sent them. */
import {decoded} from '../../runtime/contract';
import {stopWords} from '../language/stopWords';
import type {Found} from '../ui/island/visit';

/** The most words, and the most letters of one: what an index holds is not trusted. */
const most = {words: 20, letters: 40};

/** What is no text of the page. */
const skipped =
  'script,style,noscript,nav,button,select,textarea,[data-no-twin],[aria-hidden=true],.hash-link';

/** Words of four letters and more are found with what English puts at their end, such as `holds` for `hold`. */
const formsOf = (word: string): string =>
  word.length < 4
    ? `${word}s?`
    : `${word.replace(/(?<=\p{L}{3})(ies|e?s|e|y)$/u, '')}(?:e?s|e?d|ers?|e|y|ies|ied|ings?|ions?)?`;

/** @returns an expression for the words of a query and those that the list of results marked; nothing without any */
function patternOf({query, marked}: Found): RegExp | undefined {
  const texts = [query, ...marked];
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const telling = words.filter(
    (word) => word.length > 1 && word.length <= most.letters && !stopWords.has(word),
  );
  const forms = [...new Set(telling)].slice(0, most.words).map(formsOf);
  return forms.length
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
    : undefined;
}

/** 1 to 6; what is no heading belongs to the section of the one before it. */
const levelOf = ({localName}: Element): number => Number(/^h([1-6])$/.exec(localName)?.[1] ?? 7);

/** @returns the texts of the section that the address names, or of the page */
function* textsOf(root: Element): Generator<Text> {
  const id = decoded(location.hash.slice(1));
  const section = id ? document.getElementById(id) : null;
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  if (section && root.contains(section)) nodes.currentNode = section;
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Text) yield node;
    else if (section && !section.contains(node) && levelOf(node as Element) <= Math.min(levelOf(section), 6))
      return;
  }
}

/** Marks words, where the browser can (Firefox from 140), until `clearMarks`. */
export function markWords(found: Found): void {
  const root = document.querySelector('main article') ?? document.querySelector('main');
  const pattern = patternOf(found);
  if (!root || !pattern || !('highlights' in CSS)) return;
  const marks = new Highlight();
  for (const text of textsOf(root)) {
    if (text.parentElement!.closest(skipped)) continue;
    for (const {index, 0: word} of text.data.matchAll(pattern)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      marks.add(range);
    }
  }
  CSS.highlights.set('found', marks);
}

export const clearMarks = (): void => void ('highlights' in CSS && CSS.highlights.delete('found'));
