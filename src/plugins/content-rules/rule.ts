/** What a content rule sees and says. */
import type {Root} from 'mdast';

/** A Markdown file of `docs` or `blog`, parsed. */
export type SourceFile = {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  kind: 'doc' | 'post';
  frontMatter: Record<string, unknown>;
  /** Line (1-based) of a front-matter key; 1 when the key is absent. */
  lineOf: (key: string) => number;
  /** The text as it stands in the file, insertions and all. */
  source: string;
  /** The body, facts inserted, at the lines of the file. */
  body: string;
  /** The body, parsed when it is first asked for, which is dear. */
  readonly tree: Root;
};

/** One thing to mend. */
export type Finding = {path: string; line: number; message: string; remedy: string};

export type Rule = (file: SourceFile) => Finding[];

/** A finding as authors read it: place, what, and what to do. */
export function format({path, line, message, remedy}: Finding): string {
  return `${path}:${line} ${message}\n    Remedy: ${remedy}`;
}
