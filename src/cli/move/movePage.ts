/** `npm run move`: a page, or a heading, gets another place, and everything that leads to the old one leads to the new. */
import path from 'node:path';
import {listFile, withRedirect} from '../../redirects/contract';
import {addressOf, filesOn, hasAnchor, parsePage, readSite, type Page, type Site} from '../../rules/contract';
import {existing, existingAnchor, isGenerated, readName, refusePlace, type Named} from './arguments';
import {moveFile, writeTexts} from './disk';
import {addressAfter, editsOf, filesWithAddresses} from './editProject';
import type {Move} from './targets';

/** The address that leads on now, and the files that have changed. */
export type Moved = {from: string; files: string[]};

/** A post moves with the files of its folder, when its folder is renamed. */
function foldersOf(from: string, to: string): Move['folders'] {
  const isPost = [from, to].every((file) => /^blog\/.+\/index\.mdx?$/.test(file));
  const folders = {from: path.posix.dirname(from), to: path.posix.dirname(to)};
  return isPost && folders.from !== folders.to ? folders : undefined;
}

function movePage(root: string, site: Site, page: Page, to: string): Moved {
  refusePlace(to, page.path, site);
  const address = addressOf(parsePage(to, page.source));
  if (address !== addressOf(page) && site.addresses.has(address))
    throw new Error(`There is a page at ${address} already. Remedy: choose another name.`);
  const folders = foldersOf(page.path, to);
  if (folders && site.list(folders.to).length)
    throw new Error(`There is a folder ${folders.to} already. Remedy: choose another name.`);
  const edits = editsOf(site, {from: {file: page.path}, to: {file: to}, folders});
  if (folders) moveFile(root, folders.from, folders.to);
  // The folder has moved: only the name of the file in it may still differ.
  const name = folders ? path.posix.join(folders.to, path.posix.basename(page.path)) : page.path;
  if (name !== to) moveFile(root, name, to);
  writeTexts(root, edits);
  return {from: addressOf(page), files: [...edits.keys()]};
}

/** Whatever names an address names another one, and the old one leads on. */
function replaceAddress(root: string, site: Site, from: string, to: string): Moved {
  const edits = new Map(
    filesWithAddresses(site).flatMap((file): [string, string][] => {
      const source = site.read(file) ?? '';
      const text = addressAfter(file, source, from, to);
      return text === source ? [] : [[file, text]];
    }),
  );
  edits.set(listFile, withRedirect(site.read(listFile) ?? '', {from, to, removed: false}));
  writeTexts(root, edits);
  return {from, files: [...edits.keys()]};
}

/** @returns the address of a page with an anchor that it has after the move, or no longer has */
function placeOf(named: Named, anchor: string, isNew: boolean, site: Site): string {
  if (isGenerated(named, site)) return `${named.name}#${anchor}`;
  const page = existing(named);
  if (isNew) existingAnchor(page, anchor, site);
  else if (hasAnchor(page, anchor, site))
    throw new Error(`${page.path} has the heading #${anchor} still. Remedy: rename the heading first.`);
  return `${addressOf(page)}#${anchor}`;
}

function moveHeading(root: string, site: Site, from: Named, to: Named): Moved {
  const [old, next] = [from.anchor, to.anchor];
  if (old === undefined || next === undefined)
    throw new Error(
      `A heading moves to a heading. Remedy: npm run move -- ${from.name}#old-heading ${to.name}#new-heading`,
    );
  const now = placeOf(to, next, true, site);
  const before = placeOf(from, old, false, site);
  if (!from.page || !to.page) return replaceAddress(root, site, before, now);
  const place = {file: from.page.path, anchor: old};
  const edits = editsOf(site, {from: place, to: {file: to.page.path, anchor: next}});
  writeTexts(root, edits);
  return {from: before, files: [...edits.keys()]};
}

/** Of a page that is gone already. */
function moveAddress(root: string, site: Site, from: string, to: string): Moved {
  if (site.addresses.has(from))
    throw new Error(
      `There is a page at ${from}. Remedy: to move it, name its file, such as docs/intro.md; an address is for a page that is gone.`,
    );
  if (!site.addresses.has(to))
    throw new Error(`There is no page at ${to}. Remedy: name the address of the page that takes its place.`);
  return replaceAddress(root, site, from, to);
}

/**
 * @param root folder of the project
 * @param old file of a page, an address, or either with the anchor of a heading
 * @param next the same of its new place
 * @returns the address that leads on now, and the files that have changed
 * @throws Error with a remedy when it cannot be; nothing has changed then
 */
export function move(root: string, old: string, next: string): Moved {
  const site = readSite(filesOn(root));
  const [from, to] = [readName(old, site), readName(next, site)];
  if (from.anchor !== undefined || to.anchor !== undefined) return moveHeading(root, site, from, to);
  if (!from.isAddress) return movePage(root, site, existing(from), to.name);
  return moveAddress(root, site, from.name, to.isAddress ? to.name : addressOf(existing(to)));
}
