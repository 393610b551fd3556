/** What the arguments of `npm run move` and `npm run remove` name. */
import {addressOf, anchorsOf, hasAnchor, type Page, type Site} from '../../rules/contract';

/** A page by its file or address, and the anchor behind it. */
export type Named = {
  /** As it was written, without the anchor. */
  name: string;
  anchor?: string;
  isAddress: boolean;
  /** Undefined when there is no such page. */
  page?: Page;
};

const pagePath = /^(?:docs|blog)\/(?:[\w.-]+\/)*[\w.-]+\.mdx?$/;

/** @returns the page that an argument names: a file from the root of the project, or an address */
export function readName(text: string, site: Site): Named {
  const [name = '', anchor] = text.replaceAll('\\', '/').replace(/^\.\//, '').split('#');
  const isAddress = name.startsWith('/');
  const page = isAddress ? site.pages.find((one) => addressOf(one) === name) : site.pageAt(name);
  return {name, anchor, isAddress, page};
}

/**
 * @param name of a file that a page shall have
 * @throws Error when no page can be there
 */
export function refusePlace(name: string, from: string, site: Site): void {
  if (!pagePath.test(name) || name.split('/').includes('..') || name.startsWith('docs/api/'))
    throw new Error(
      `A page cannot be at ${name}. Remedy: name a .md or .mdx file below docs or blog, in letters, digits and hyphens; docs/api is generated.`,
    );
  const area = (file: string) => file.split('/')[0] ?? '';
  if (area(name) !== area(from))
    throw new Error(
      `${from} cannot move to ${area(name)}, because pages of docs and posts have other front matter. Remedy: write it there, then "npm run remove -- ${from} --to <its address>".`,
    );
  if (site.has(name)) throw new Error(`There is a file ${name} already. Remedy: choose another name.`);
}

/**
 * @returns whether an argument is the address of a page that the build makes, such as those of the API reference: its
 *   anchors are known after a build only, which compares them with the redirects
 */
export const isGenerated = ({name, isAddress, page}: Named, site: Site): boolean =>
  isAddress && !page && site.addresses.has(name);

/** @throws Error when an argument names no page that is there */
export function existing({name, isAddress, page}: Named): Page {
  if (page) return page;
  throw new Error(
    `There is no page ${isAddress ? 'at ' : ''}${name}. Remedy: give the file from the root of the project, such as docs/intro.md, or the address, such as /docs/intro.`,
  );
}

/** @throws Error when a page has no such heading */
export function existingAnchor(page: Page, anchor: string, site: Site): void {
  if (hasAnchor(page, anchor, site)) return;
  const anchors = anchorsOf(page, site).map((one) => `#${one}`);
  throw new Error(
    `${page.path} has no heading #${anchor}. Remedy: rename the heading first, then use one of ${anchors.join(', ') || 'those that you write'}.`,
  );
}
