/** All edits of a move, as texts by file; nothing is written yet. */
import {escapeRegExp} from 'lodash';
import {ledgerFile, listFile, withRedirect} from '../../redirects/contract';
import {addressOf, idOf, parsePage, type Page, type Site} from '../../rules/contract';
import {site as identity} from '../../site/identity';
import {frontMatterPattern} from '../../content/contract';
import {addressPattern, idPattern, neighbourPattern, pathPattern} from './addressText';
import {contentAfter} from './contentLinks';
import {pageAfter, pathAfter, type Move} from './targets';

/** Files that may name a page; what has been published of an API stays as it was. */
const named = /\.(?:mdx?|tsx?|ya?ml|json)$/;
const left = /^(?:docs\/api|openapi\/published|src\/(?:redirects|rules|cli))\//;
/** Code, in which only a text that begins with an address is a link, and others are examples. */
const code = /^src\/(?!content\/|site\/|pages\/)/;
const single = ['sidebars.ts', 'docusaurus.config.ts', 'README.md', 'CONTRIBUTING.md', '.github/CODEOWNERS'];

/** @returns files of a project in which an address may be written */
export const filesWithAddresses = (site: Site): string[] =>
  [
    ...['docs', 'blog', 'openapi', 'src'].flatMap(site.list).filter((file) => named.test(file)),
    ...single.filter(site.has),
  ].filter((file) => !left.test(file) && file !== ledgerFile);

/** Addresses before and after a move, and ids of docs pages. */
export type Renamed = {address: [string, string]; id?: [string, string]};

const withAnchor = (address: string, anchor?: string) =>
  anchor === undefined ? address : `${address}#${anchor}`;

/** @returns how the page of a move is called before and after it */
export function renamed(page: Page, target: Page, {from, to}: Move): Renamed {
  const address: [string, string] = [
    withAnchor(addressOf(page), from.anchor),
    withAnchor(addressOf(target), to.anchor),
  ];
  const isFile = from.anchor === undefined && page.kind === 'doc';
  return {address, ...(isFile && {id: [idOf(page), idOf(target)]})};
}

/** Questions of the front matter are listed by heading. */
const asksAfter = (text: string, {from, to}: Move): string =>
  from.file === to.file && from.anchor !== undefined
    ? text.replace(frontMatterPattern, (head) =>
        head.replace(
          new RegExp(`^( +)${escapeRegExp(from.anchor)}(?=:)`, 'm'),
          (_, space: string) => space + to.anchor,
        ),
      )
    : text;

/** @returns a text in which an address is replaced wherever it is a link */
export function addressAfter(file: string, text: string, before: string, after: string): string {
  if (before === after) return text;
  return text.replace(addressPattern(before, identity.url), (found, start: number) =>
    code.test(file) && !/['"`(]/.test(text[start - 1] ?? '') ? found : after,
  );
}

function textAfter(file: string, site: Site, move: Move, {address, id}: Renamed): string {
  const page = site.pageAt(file);
  const source = site.read(file) ?? '';
  const asked = file === move.from.file ? asksAfter(source, move) : source;
  const linked = page ? pageAfter(parsePage(file, asked), move) : source;
  const inserted = file.startsWith('src/content/') ? contentAfter(linked, site, move) : linked;
  const [before, after] = address;
  const text = addressAfter(file, inserted, before, after);
  if (page && id) return text.replace(neighbourPattern(id[0]), (_, key: string) => key + id[1]);
  if (file === 'sidebars.ts' && id) return text.replace(idPattern(id[0]), () => id[1]);
  return page || code.test(file) || move.from.anchor !== undefined
    ? text
    : text.replace(pathPattern(move.from.file), () => move.to.file);
}

/**
 * @param site before the move
 * @returns the new texts by the paths that the files have after it
 */
export function editsOf(site: Site, move: Move): Map<string, string> {
  const page = site.pageAt(move.from.file)!;
  const isFile = move.from.anchor === undefined;
  const target = isFile ? parsePage(move.to.file, page.source) : site.pageAt(move.to.file)!;
  const names = renamed(page, target, move);
  const edits = new Map<string, string>();
  for (const file of filesWithAddresses(site)) {
    const text = textAfter(file, site, move, names);
    if (text !== site.read(file)) edits.set(pathAfter(file, move), text);
  }
  const [from, to] = names.address;
  if (from !== to) edits.set(listFile, withRedirect(site.read(listFile) ?? '', {from, to, removed: false}));
  return edits;
}
