/** `npm run remove`: a page, or a heading, is no more; its address leads to what takes its place. */
import path from 'node:path';
import {listFile, withRedirect} from '../../redirects/contract';
import {addressOf, filesOn, hasAnchor, idOf, readSite, type Page, type Site} from '../../rules/contract';
import {sidebarsFile, withoutPage} from '../edit/sidebars';
import {neighbourPattern} from './addressText';
import {existing, isGenerated, readName} from './arguments';
import {removeFile, writeTexts} from './disk';

/** The folder of a post, which holds its pictures, or the file of a page. */
const placeOf = ({path: file}: Page) =>
  /^blog\/.+\/index\.mdx?$/.test(file) ? path.posix.dirname(file) : file;

/** Pages that name it as the one before or after go back to the order of the sidebar. */
function withoutNeighbour(site: Site, gone: Page): [file: string, text: string][] {
  const pattern = neighbourPattern(idOf(gone));
  return site.pages.flatMap(({path: file, source}): [string, string][] => {
    const text = source.replace(new RegExp(`${pattern.source}.*\\n`, 'gm'), '');
    return file === gone.path || text === source ? [] : [[file, text]];
  });
}

function redirectTo(to: string, site: Site): string {
  const target = readName(to, site);
  if (target.anchor !== undefined)
    throw new Error(
      `${to} is a heading, and readers may bring a heading of their own. Remedy: --to ${target.name}`,
    );
  if (!target.isAddress) return addressOf(existing(target));
  if (!site.addresses.has(target.name))
    throw new Error(`There is no page at ${target.name}. Remedy: name the page that takes its place.`);
  return target.name;
}

type Removed = {
  /** The address that leads on now. */
  from: string;
  /** The page whose file goes; none where a heading, or the address of an earlier page, leads on. */
  gone?: Page;
};

function removedAt(old: string, target: string, site: Site): Removed {
  const {name, anchor, page, isAddress} = readName(old, site);
  const address = page ? addressOf(page) : name;
  if (anchor !== undefined) {
    if (
      !isGenerated({name, isAddress, page}, site) &&
      hasAnchor(existing({name, isAddress, page}), anchor, site)
    )
      throw new Error(`${page!.path} has the heading #${anchor}. Remedy: remove it from the page first.`);
    return {from: `${address}#${anchor}`};
  }
  if (isAddress && site.addresses.has(name))
    throw new Error(
      `There is a page at ${name}. Remedy: to remove it, name its file, such as docs/intro.md.`,
    );
  if (!isAddress) existing({name, isAddress, page});
  if (target === address)
    throw new Error(`${address} cannot lead to itself. Remedy: name another page that takes its place.`);
  return {from: address, gone: page};
}

/**
 * @param root folder of the project
 * @param places the file of one page, or addresses of pages that are gone, or either with anchors of headings that are
 *   gone
 * @param to address or file of the page that takes their place
 * @returns the addresses that lead on now
 * @throws Error with a remedy when one of them cannot be; nothing has changed then
 */
export function remove(root: string, places: readonly string[], to: string): string[] {
  const site = readSite(filesOn(root));
  const target = redirectTo(to, site);
  const removed = places.map((old) => removedAt(old, target, site));
  const edits = new Map<string, string>();
  const list = removed.reduce(
    (text, {from}) => withRedirect(text, {from, to: target, removed: true}),
    site.read(listFile) ?? '',
  );
  edits.set(listFile, list);
  const gone = removed.find((one) => one.gone)?.gone;
  const sidebars = site.read(sidebarsFile);
  if (gone?.kind === 'doc') {
    if (sidebars !== undefined) edits.set(sidebarsFile, withoutPage(sidebars, idOf(gone)));
    for (const [file, text] of withoutNeighbour(site, gone)) edits.set(file, text);
  }
  if (gone) removeFile(root, placeOf(gone));
  writeTexts(root, edits);
  return removed.map(({from}) => from);
}
