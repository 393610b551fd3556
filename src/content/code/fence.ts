/** What authors write beside the first fence and in comments: a title, and lines that are marked. */
import rangeParser from 'parse-numeric-range';

/** Words of comments that mark a line, or the lines between two of them, and are not shown. */
const marks = {highlight: 'code-highlighted', added: 'code-added', removed: 'code-removed'};

type Word = keyof typeof marks;

const mark = `\\s*(${Object.keys(marks).join('|')})-(next-line|start|end)\\s*`;
const comment = new RegExp(`^\\s*(?://|#|--|;|/\\*|<!--|\\{/\\*)${mark}(?:\\*/\\}?|-->)?\\s*$`);
/** Markdown shows code of others, whose comments are theirs. */
const markdownComment = new RegExp(`^\\s*<!--${mark}-->\\s*$`);

export type Fence = {
  title?: string;
  /** The code without its marking comments. */
  code: string;
  /** Class by the index of a marked line. */
  classes: ReadonlyMap<number, string>;
};

/**
 * @param code text between the fences
 * @param language the word after the fence
 * @param meta words after the language: `title="retry.py"` names the block, `{2,4-5}` marks lines, the first one is 1
 */
export function readFence(code: string, language: string, meta: string): Fence {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const classes = new Map<number, string>(
    range ? rangeParser(range).map((line) => [line - 1, marks.highlight]) : [],
  );
  const lines: string[] = [];
  let open: Word | undefined;
  let next: Word | undefined;
  for (const line of code.split('\n')) {
    const [, word, place] = (language === 'markdown' ? markdownComment : comment).exec(line) ?? [];
    if (word) {
      if (place === 'next-line') next = word as Word;
      else open = place === 'start' ? (word as Word) : undefined;
      continue;
    }
    const current = next ?? open;
    if (current) classes.set(lines.length, marks[current]);
    next = undefined;
    lines.push(line);
  }
  return {title, code: lines.join('\n'), classes};
}
