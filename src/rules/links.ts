import path from 'node:path';
import {site as identity} from '../site/identity';
import {downloads} from '../content/contract.node';
import {addressOf} from './engine/siteAddresses';
import {ofBlocks} from './engine/insertedBlocks';
import {linksOf} from './engine/linksOf';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';
import {anchorsOf, hasAnchor, placeOf} from './engine/pageText';

/** What is wrong with a link, and what to do. */
type Wrong = [what: string, remedy: string];

const external = /^((?!pathname:)[a-z][a-z0-9+.-]*:|\/\/)/i;
/** Docusaurus's mark of a published file that is no page. */
const fileLink = 'pathname://';

const generated = new Set<string>(downloads(identity.url).map((file) => file.path));

function decoded(url: string): string | undefined {
  try {
    return decodeURI(url);
  } catch {
    return undefined;
  }
}

function fileProblem(file: string, site: Site): Wrong | undefined {
  return generated.has(file) || site.has(`static${file}`)
    ? undefined
    : [
        'leads to no published file',
        'put the file into static, or make it in src/content/downloads/generatedDownloads.ts.',
      ];
}

function anchorProblem(anchor: string, page: Page, site: Site): Wrong | undefined {
  if (hasAnchor(page, anchor, site)) return undefined;
  const anchors = anchorsOf(page, site);
  const known = anchors.length
    ? `use one of ${anchors.map((name) => `#${name}`).join(', ')}.`
    : 'leave the anchor out.';
  return [`leads to no heading of ${page.path}`, known];
}

function addressProblem(target: string, from: Page, site: Site): Wrong | undefined {
  const page = site.pages.find((candidate) => addressOf(candidate) === target);
  if (page?.kind === 'doc' && from.kind === 'doc')
    return [
      'is an address',
      `link to the file: ${path.posix.relative(path.posix.dirname(from.path), page.path)}.`,
    ];
  if (site.addresses.has(target) || generated.has(target)) return undefined;
  return [
    'leads to no page',
    'correct the address; between docs pages, link to the file, such as ../admin/retention.md.',
  ];
}

/** @returns what is wrong with a link, and what to do */
function wrongIn(url: string, from: Page, site: Site): Wrong | undefined {
  const [whole, anchor] = decoded(url)?.split('#') ?? [];
  if (whole === undefined) return ['has a "%" that starts no code', 'write the sign itself as %25.'];
  if (whole.startsWith(fileLink)) return fileProblem(whole.slice(fileLink.length), site);
  const [target = ''] = whole.split('?');
  const isAddress = target.startsWith('/');
  const file = path.posix.join(path.posix.dirname(from.path), target);
  if (isAddress) {
    const wrong = addressProblem(target, from, site);
    if (wrong) return wrong;
  } else if (target && !site.has(file)) return [`leads to no file: there is no ${file}`, 'correct the path.'];
  if (!anchor) return undefined;
  const isMeant = (page: Page) => (isAddress ? addressOf(page) === target : page.path === file);
  const page = target ? site.pages.find(isMeant) : from;
  return page && anchorProblem(anchor, page, site);
}

function page(from: Page, site: Site): Problem[] {
  const problemsOf = (subject: Page) =>
    linksOf(subject).flatMap((link): Problem[] => {
      if (external.test(link.url)) return [];
      const wrong = wrongIn(link.url, from, site);
      if (!wrong) return [];
      const [what, remedy] = wrong;
      return [{...placeOf(link), message: `The link "${link.url}" ${what}.`, remedy}];
    });
  return [...problemsOf(from), ...ofBlocks(from, problemsOf)];
}

const beside = {'docs/b.md': '## Here\n', 'static/img/logo.svg': '<svg />'};

export const links: Rule = {
  name: 'links',
  sentence:
    'Links and images inside the site lead to a page or a file, and a hash to a heading of it; between docs pages they name the file.',
  good: [
    {
      text: '[a](./b.md#here) [b](b.md) [c](https://www.rfc-editor.org/rfc/rfc7866) ![logo](/img/logo.svg)',
      beside,
    },
    {text: '## Here\n\n[a](#here)'},
    {text: '[a](pathname:///img/logo.svg)', beside},
    {text: '[a](/docs/b#here)', path: 'blog/2025-01-01-a.md', beside},
  ],
  bad: [
    {text: '[a](./gone.md)\n\n![a](./gone.png)', lines: [1, 3]},
    {text: '[a](/docs/gone)\n\n[a]: /docs/api/auth/gone', lines: [1, 3]},
    {text: '[a](/docs/b)', beside, lines: [1]},
    {text: '[a](./b.md#gone) [b](#gone)', beside, lines: [1, 1]},
    {text: '[a](pathname:///downloads/gone.csv)', lines: [1]},
    {text: '[a](/100%)', lines: [1]},
    {text: '[a](/docs/b) [b](/docs/b#gone)', path: 'blog/2025-01-01-a.md', beside, lines: [1]},
  ],
  page,
};
