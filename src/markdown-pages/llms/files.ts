/** `/llms.txt`, `/llms-full.txt`, and both of each product and each API. */
import {agentIndexPath} from '../agents/paths';
import {addressesOf} from '../../site/apiFiles';
import {specifications} from '../../site/apis';
import {search, site} from '../../site/identity';
import {twinPath} from '../../site/markdownPages';
import type {DocumentSet} from '../sets';
import type {Twin} from '../twin';
import {link, listText, pageLink, sizeText, type Section} from './list';
import {entrance} from './notes';

/** Content by site path. */
export type TextFiles = Map<string, string>;

export type SiteFacts = {
  /** Whether the build has a file at an address; without it, all that are named are there. */
  has?: (address: string) => boolean;
  /** Address of the site, without a final slash. */
  siteUrl: string;
  /** What it is for, in a sentence. */
  description: string;
};

const listName = 'llms.txt';
const wholeName = 'llms-full.txt';

/** Whole pages one after the other, each with its front matter. */
const whole = (pages: readonly Twin[]): string => pages.map(({markdown}) => markdown).join('\n');

const sectionOf = ({label, pages}: DocumentSet, siteUrl: string): Section => ({
  title: label,
  lines: pages.map((page) => pageLink(page, siteUrl)),
});

/** Lists by tag lead to pages that other sections name; llmstxt.org calls such a section "Optional". */
const isOptional = ({kind}: DocumentSet) => kind === 'tags';

/** Each operation as a document of its own, beside its page. */
const operationLines = (pages: readonly Twin[]): string[] =>
  pages.flatMap(({title, url, openApi}) => (openApi ? [link(title, new URL(openApi, url).href)] : []));

type OwnFiles = {label: string; list: [path: string, text: string]; whole: [path: string, text: string]};

function ownFiles(set: DocumentSet, siteUrl: string): OwnFiles[] {
  const {label, summary, folder, pages} = set;
  if (folder === undefined) return [];
  const text = whole(pages);
  const wholePath = `${folder}/${wholeName}`;
  const list = listText({
    title: `${label} | ${site.title}`,
    summary: summary ?? `All pages of ${label}, in the order of the menu.`,
    notes: [
      `All of it in one file: [${wholeName}](${siteUrl}${wholePath}), ${sizeText(text)}. What else there is for programs: [${listName}](${siteUrl}/${listName}).`,
    ],
    sections: [sectionOf(set, siteUrl), {title: 'Operations as OpenAPI', lines: operationLines(pages)}],
  });
  return [{label, list: [`${folder}/${listName}`, list], whole: [wholePath, text]}];
}

function apiLines(siteUrl: string, has: (address: string) => boolean): string[] {
  return specifications.flatMap((specification) => {
    const {yaml, json, collection} = addressesOf(specification);
    const file = (address: string, about: string) =>
      link(address.split('/').at(-1) ?? '', siteUrl + address, about);
    return [
      ...(yaml ? [file(yaml, 'OpenAPI document')] : []),
      file(json, 'OpenAPI document as JSON'),
      // There is none of an API that only has webhooks, or that the converter cannot read.
      ...(has(collection) ? [file(collection, 'Postman collection')] : []),
    ];
  });
}

/**
 * @param sets in the order of the sidebars
 * @returns the files of the whole site and of each set that has a folder
 */
export function llmsFiles(
  sets: readonly DocumentSet[],
  {siteUrl, description, has = () => true}: SiteFacts,
): TextFiles {
  const own = sets.flatMap((set) => ownFiles(set, siteUrl));
  const pages = sets.flatMap((set) => set.pages);
  const all = whole(pages);
  const example = pages.find(({path}) => path !== '/');
  const list = listText({
    title: site.title,
    summary: description,
    notes: entrance({
      example: siteUrl + twinPath(example?.path ?? '/'),
      home: siteUrl + twinPath('/'),
      index: siteUrl + agentIndexPath,
      search: `${siteUrl}/${search.pagePath}?${search.queryParameter}=`,
    }),
    sections: [
      {
        title: 'By product and API',
        lines: [
          ...own.flatMap(({label, list: [listPath, text], whole: [wholePath, wholeText]}) => [
            link(label, siteUrl + listPath, `list of its pages, ${sizeText(text)}`),
            link(`${label}, whole`, siteUrl + wholePath, `all its pages, ${sizeText(wholeText)}`),
          ]),
          link('Everything', `${siteUrl}/${wholeName}`, `all pages of the site, ${sizeText(all)}`),
        ],
      },
      {title: 'OpenAPI documents and Postman collections', lines: apiLines(siteUrl, has)},
      ...sets.filter((set) => !isOptional(set)).map((set) => sectionOf(set, siteUrl)),
      {title: 'Optional', lines: sets.filter(isOptional).flatMap((set) => sectionOf(set, siteUrl).lines)},
    ],
  });
  return new Map([
    [`/${listName}`, list],
    [`/${wholeName}`, all],
    ...own.flatMap((files) => [files.list, files.whole]),
  ]);
}
