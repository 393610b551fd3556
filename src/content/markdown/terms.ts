import {escapeRegExp} from 'lodash';
import type {Link, Root} from 'mdast';
import {findAndReplace} from 'mdast-util-find-and-replace';
import type {VFile} from 'vfile';
import {glossaryPath, terms, type Term} from '../glossary';

/** Where no term is marked: headings and links have a task of their own, and bold words are labels of screens or terms. */
const ignored = [
  'heading',
  'link',
  'linkReference',
  'strong',
  'tableCell',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
];

/** A first letter may be a capital where a sentence begins; abbreviations are as they are. */
function patternOf(form: string): string {
  if (!/^[A-Z]?[^A-Z]*$/.test(form)) return escapeRegExp(form);
  const first = form.charAt(0);
  return `[${first.toUpperCase()}${first.toLowerCase()}]${escapeRegExp(form.slice(1))}`;
}

const formsOf = ({term, also = []}: Term) => [term, ...also].sort((one, other) => other.length - one.length);

const expressions = terms
  .filter(({isAmbiguous}) => !isAmbiguous)
  .map((term) => ({
    term,
    expression: new RegExp(String.raw`(?<![\w-])(?:${formsOf(term).map(patternOf).join('|')})(?![\w-])`, 'g'),
  }));

/** Site path of a source file: `docs/focus/admin/audit.md` is `/docs/focus/admin/audit`. */
const pathOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/^.*?(?=\/docs\/)/, '')
    .replace(/\.mdx?$/, '');

const isExplained = (page: string, {see = ''}: Term) => /\(([^#)]*)/.exec(see)?.[1] === page;

/** Marks the first use of each term of the glossary on a page of the documentation, and links it to its entry. */
export function glossaryTerms() {
  return (root: Root, {path}: VFile): void => {
    const page = pathOf(path);
    if (!page.startsWith('/docs/') || page.startsWith('/docs/api/') || page === glossaryPath) return;
    for (const {term, expression} of expressions) {
      if (isExplained(page, term)) continue;
      let isFirst = true;
      const replace = (value: string): Link | false => {
        if (!isFirst) return false;
        isFirst = false;
        return {
          type: 'link',
          url: `${glossaryPath}#${term.id}`,
          data: {hProperties: {className: ['term']}},
          children: [{type: 'text', value}],
        };
      };
      findAndReplace(root, [[expression, replace]], {ignore: ignored});
    }
  };
}
