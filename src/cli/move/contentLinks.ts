/** Links in texts of src/content, which are relative to the pages that insert them. */
import path from 'node:path';
import {blocksOf, type Site} from '../../rules/contract';
import {type Move, pathAfter} from './targets';

const {posix} = path;

/** A path to a page in a link or a string, with its anchor. */
const link = /(?<=\]\(|['"`])(\.{0,2}\/?[\w./-]+\.mdx?)(#[\w.-]+)?(?=[)'"`])/g;

/** @returns the pages from which a text of a block is read */
const usersOf = (text: string, site: Site) =>
  site.pages.filter((page) => blocksOf(page).some(({page: block}) => block.source.includes(text)));

/**
 * @param target relative path of a page
 * @param contexts the link with what is around it, the longest first: blocks may have changed the words
 * @returns the pages that it leads to, from where blocks with it are inserted, or else from anywhere
 */
function targetsOf(target: string, contexts: readonly string[], site: Site): string[] {
  for (const context of contexts) {
    const users = usersOf(context, site);
    if (users.length) return [...new Set(users.map((page) => posix.join(posix.dirname(page.path), target)))];
  }
  const end = target.replace(/^(?:\.{1,2}\/)*/, '/');
  return site.pages.map((page) => page.path).filter((file) => file.endsWith(end));
}

/** The part of a path above its first named folder goes on to be that of every page that inserts the text. */
function fromSamePages(target: string, before: string, after: string): string {
  const [up = ''] = /^(?:\.{1,2}\/)*/.exec(target) ?? [];
  const top = before.slice(0, before.length - (target.length - up.length)).replace(/\/$/, '');
  const way = posix.relative(top, after);
  return up === './' && way.startsWith('.') ? way : up + way;
}

/**
 * @param text of a file of src/content
 * @returns the text with its links as they are after a move; a link that may mean two pages stays as it is, and the check
 *   finds it
 */
export function contentAfter(text: string, site: Site, move: Move): string {
  const {from, to} = move;
  return text.replace(link, (whole: string, target: string, rest: string | undefined, start: number) => {
    if (!target.endsWith(posix.basename(from.file))) return whole;
    const words = text.slice(text.lastIndexOf('[', start), start);
    const contexts = [`${words}${whole})`, `](${whole})`, `](${target}`];
    const [only, ...others] = targetsOf(target, contexts, site);
    if (only !== from.file || others.length) return whole;
    if (from.anchor === undefined)
      return fromSamePages(target, from.file, pathAfter(from.file, move)) + (rest ?? '');
    return rest === `#${from.anchor}` ? `${fromSamePages(target, from.file, to.file)}#${to.anchor}` : whole;
  });
}
