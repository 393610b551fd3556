import {parse} from 'yaml';
import {nearest} from './engine/nearest';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';

const file = 'blog/authors.yml';

/** @returns undefined when the file is not YAML, which the rule "lists" tells */
function knownAuthors(site: Site): string[] | undefined {
  try {
    return Object.keys((parse(site.read(file) ?? '') ?? {}) as object);
  } catch {
    return undefined;
  }
}

function problemOf(
  author: unknown,
  known: readonly string[],
): Pick<Problem, 'message' | 'remedy'> | undefined {
  if (typeof author !== 'string')
    return {
      message: 'An author is described in the post itself.',
      remedy: `describe the author in ${file}, and name the key: "authors: [key]".`,
    };
  if (known.includes(author)) return undefined;
  const meant = nearest(author, known);
  return {
    message: `Unknown author "${author}".`,
    remedy: meant
      ? `write "${meant}".`
      : `use a key of ${file} (${known.join(', ')}), or add the author there with a name.`,
  };
}

function page({kind, frontMatter: {authors}, lineOf}: Page, site: Site): Problem[] {
  const known = knownAuthors(site);
  if (kind !== 'post' || !known || authors === undefined) return [];
  return [authors].flat().flatMap((author: unknown) => {
    const problem = problemOf(author, known);
    return problem ? [{line: lineOf('authors'), ...problem}] : [];
  });
}

const beside = {[file]: 'team:\n  name: Team\n'};
const post = (authors: string) => ({
  text: `---\nauthors: ${authors}\n---\n`,
  path: 'blog/2025-01-01-a.md',
  beside,
});

export const authors: Rule = {
  name: 'authors',
  sentence: 'The authors of a post are keys of blog/authors.yml, which says who they are.',
  good: [post('[team]'), post('team')],
  bad: [
    {...post('[tema, somebody]'), lines: [2, 2]},
    {...post('{name: Somebody}'), lines: [2]},
  ],
  page,
};
