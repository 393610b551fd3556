import path from 'node:path';
import {once} from 'lodash';
import {downloads} from '../content/contract.node';
import {site as identity} from '../site/identity';
import type {Page} from './page';
import type {Problem, Rule} from './rule';
import {addressOf, anchorsOf, blocksOf, dataOf, isUnknown, type Site} from './site';
import {linksOf, placeOf} from './text';

const generated = once(() => downloads(identity.url).map((file): string => file.path));

/** @returns what is wrong with a link */
function wrongIn(url: string, from: Page, site: Site): string | undefined {
  if (url.startsWith('pathname://')) {
    const file = url.slice('pathname://'.length);
    return generated().includes(file) || site.has(`static${file}`)
      ? undefined
      : 'leads to no published file: there is none in static, and src/content/downloads makes none';
  }
  if (!url) return 'leads nowhere';
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return undefined;
  const [, target = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? [];
  const isAddress = target.startsWith('/');
  const file = path.posix.join(path.posix.dirname(from.path), target);
  if (target && !isAddress && !site.has(file)) return `leads to no file: there is no ${file}`;
  const isMeant = (page: Page) => (isAddress ? addressOf(page) === target : page.path === file);
  const page = target ? site.pages.find(isMeant) : from;
  if (isAddress && isUnknown(target, site)) return 'leads to no page';
  if (page === from && target && !isAddress && !anchor) return 'leads to the page that it is on';
  if (page && !isAddress && page.kind !== from.kind)
    return `is left as it is, because ${page.path} belongs to another part of the site: write ${addressOf(page)}`;
  return anchor && page && !anchorsOf(page).includes(anchor)
    ? `leads to no heading or row of ${page.path}`
    : undefined;
}

/** @returns where to correct a link of a block */
const fileWith = (url: string, site: Site) =>
  dataOf(site).find(({text}) => text.includes(`](${url})`))?.path ?? 'the data of the block';

function problemsOf(subject: Page, from: Page, site: Site): Problem[] {
  return linksOf(subject).flatMap((link) => {
    const wrong = wrongIn(link.url, from, site);
    if (!wrong) return [];
    return [
      {
        ...placeOf(link),
        message: `The link "${link.url}" ${wrong}.`,
        remedy: `correct the path or the anchor, or remove the link${subject === from ? '' : ` in ${fileWith(link.url, site)}`}.`,
      },
    ];
  });
}

/** The name of a file becomes its address, which servers, the router and lists of links have to read alike. */
export const fileNames: Rule = {
  name: 'file-names',
  page: ({path: file}) =>
    /^[\w./-]+$/.test(file)
      ? []
      : [
          {
            line: 1,
            message: 'The name of the file or of its folder has characters that an address cannot have.',
            remedy:
              'use the letters a to z, digits, hyphens, dots and underscores; "title" may hold anything.',
          },
        ],
};

/** Links to files and anchors lead somewhere: of anchors a build only warns, and blocks have no lines of their own. */
export const links: Rule = {
  name: 'links',
  page: (from, site) => [
    ...problemsOf(from, from, site),
    ...blocksOf(from).flatMap(({line, block}) =>
      problemsOf(block, from, site).map((problem) => ({...problem, line, column: 1})),
    ),
  ],
};
