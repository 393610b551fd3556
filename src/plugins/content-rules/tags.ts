import type {Rule, SourceFile} from './rule';

/** Keys of the two closed lists, `docs/tags.yml` and `blog/tags.yml`. */
export type KnownTags = Record<SourceFile['kind'], ReadonlySet<string>>;

const listOf = {doc: 'docs/tags.yml', post: 'blog/tags.yml'} as const;

/** Tags come only from the closed lists: a misspelt tag would make a page of its own. */
export function knownTags(known: KnownTags): Rule {
  return ({path, kind, frontMatter, lineOf}) => {
    const tags = Array.isArray(frontMatter.tags) ? frontMatter.tags : [];
    return tags
      .filter((tag) => !known[kind].has(String(tag)))
      .map((tag) => ({
        path,
        line: lineOf('tags'),
        message: `Unknown tag "${String(tag)}".`,
        remedy: `use a key of ${listOf[kind]} (${[...known[kind]].join(', ')}), or add the tag there with a label and a description.`,
      }));
  };
}
