/** Where links lead after a file, or a heading, has moved. */
import path from 'node:path';
import {linksOf, linkSpan, type Page} from '../../rules/contract';

/** A page, by its file, or a heading of it. */
export type Place = {file: string; anchor?: string};

/** What moves: a page with its folder, if that moves as a whole, or a heading. */
export type Move = {
  from: Place;
  to: Place;
  /** Folders of a post, when the files beside it move too. */
  folders?: {from: string; to: string};
};

const {posix} = path;

/** @returns the path that a file has after a move */
export function pathAfter(file: string, {from, to, folders}: Move): string {
  if (from.anchor === undefined && file === from.file) return to.file;
  return folders && file.startsWith(`${folders.from}/`) ? folders.to + file.slice(folders.from.length) : file;
}

/** Written as the author wrote it: with `./` where they did. */
function written(from: string, to: string, before: string): string {
  const way = posix.relative(posix.dirname(from), to);
  return before.startsWith('./') && !way.startsWith('.') ? `./${way}` : way;
}

const isRelative = (url: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(url);

/**
 * @param url of a link, relative to its page
 * @param page file that has it
 * @returns the link after the move; the same when it need not change
 */
export function linkAfter(url: string, page: string, move: Move): string {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const file = target ? posix.join(posix.dirname(page), target) : page;
  const {from, to} = move;
  const here = pathAfter(page, move);
  const isHeading = from.anchor !== undefined && file === from.file && rest === `#${from.anchor}`;
  const next = isHeading ? to.file : pathAfter(file, move);
  const anchor = isHeading ? `#${to.anchor}` : rest;
  if (next === here && (!target || isHeading)) return anchor;
  const isSame = next === file && here === page;
  return (isSame && target ? target : written(here, next, target)) + anchor;
}

/** @returns the text of a page with its relative links as they are after a move */
export function pageAfter(page: Page, move: Move): string {
  const edits = linksOf(page).flatMap((link) => {
    const span = isRelative(link.url) ? linkSpan(page.source, link) : undefined;
    const next = span && linkAfter(link.url, page.path, move);
    return span && next !== undefined && next !== link.url ? [{...span, next}] : [];
  });
  return edits.reduceRight(
    (text, {start, end, next}) => text.slice(0, start) + next + text.slice(end),
    page.source,
  );
}
