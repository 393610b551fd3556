/** Reads title and highlighted lines from the info string of a fence and from magic comments in the code. */
import rangeParser from 'parse-numeric-range';

/** Magic comments, which highlight a line or a block of lines and are removed. */
const marks = {highlight: 'code-highlighted', added: 'code-added', removed: 'code-removed'};

type MarkWord = keyof typeof marks;

const mark = `\\s*(${Object.keys(marks).join('|')})-(next-line|start|end)\\s*`;
const comment = new RegExp(`^\\s*(?://|#|--|;|/\\*|<!--|\\{/\\*)${mark}(?:\\*/\\}?|-->)?\\s*$`);
/** In Markdown only HTML comments count, because its code blocks may contain comments of other languages. */
const markdownComment = new RegExp(`^\\s*<!--${mark}-->\\s*$`);

/**
 * @param code text between the fences
 * @param language the word after the fence
 * @param meta words after the language: `title="retry.py"` names the block, `{2,4-5}` marks lines, the first one is 1,
 *   `showLineNumbers` and `showLineNumbers=5` number them
 * @returns title, the code without its marking comments, the class by the index of a marked line, and the number of the first
 *   line where lines have numbers
 */
export function readFence(code: string, language: string, meta: string) {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  const classes = new Map<number, string>(
    range ? rangeParser(range).map((line) => [line - 1, marks.highlight]) : [],
  );
  const lines: string[] = [];
  let open: MarkWord | undefined;
  let next: MarkWord | undefined;
  for (const line of code.split('\n')) {
    const [, word, place] = (language === 'markdown' ? markdownComment : comment).exec(line) ?? [];
    if (word) {
      if (place === 'next-line') next = word as MarkWord;
      else open = place === 'start' ? (word as MarkWord) : undefined;
      continue;
    }
    const current = next ?? open;
    if (current) classes.set(lines.length, marks[current]);
    next = undefined;
    lines.push(line);
  }
  return {title, code: lines.join('\n'), classes, firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined};
}
