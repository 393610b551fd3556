import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parse} from 'yaml';
import {imageFile} from '../blog/contract.node';
import {writeFiles, type BuiltPage, type Edit, type PluginWithStep} from '../build/contract.node';
import {dayOf, pageDates, type Dates} from '../metadata/contract.node';
import {areasOf} from '../site-map/contract.node';
import {openApiType} from '../site/apiFiles';
import {specifications} from '../site/apis';
import {siteAddress, withBase} from '../site/base';
import type {SiteMapArea} from '../site/siteMap';
import {markdownType, twinPath} from '../site/markdownPages';
import {llmsFiles} from './llms';
import {twinOf, type Edition, type Twin} from './twin';

/** Versions of the APIs, by the path of their pages. */
async function apiVersions(siteDir: string): Promise<Map<string, string>> {
  const versions = specifications.map(async ({file, pages}) => {
    const document = parse(await readFile(path.join(siteDir, file), 'utf8')) as {info: {version: string}};
    return [`/${pages}`, document.info.version] as const;
  });
  return new Map(await Promise.all(versions));
}

/** Tells machines where the Markdown of a page is, and its OpenAPI; after the address of the page itself. */
function announce({elements, path: pathname}: BuiltPage, {openApi}: Twin, baseUrl: string): Edit[] {
  const canonical = elements.find(({name, attribs}) => name === 'link' && attribs.rel === 'canonical');
  if (!canonical) return [];
  const end = canonical.endIndex ?? 0;
  const href = withBase(twinPath(pathname), baseUrl);
  const document = openApi ? `<link rel=alternate type=${openApiType} href=${openApi}>` : '';
  return [{start: end, end, text: `<link rel=alternate type=${markdownType} href=${href}>${document}`}];
}

/** The site for machines: Markdown of every page, and lists of it by llmstxt.org. */
export default function markdownPages(context: LoadContext): PluginWithStep {
  const {siteDir, siteConfig, baseUrl} = context;
  const siteUrl = siteAddress(siteConfig.url, baseUrl);
  let areas: SiteMapArea[] = [];
  let dates: Dates = new Map();
  let twins: Twin[] = [];
  const pictures = new Map<string, Buffer>();
  let versions = new Map<string, string>();

  /** Small pictures stand inside a page as data addresses, which Markdown cannot carry: they become files. */
  function pictureAt(address: string): string | undefined {
    const image = imageFile(address, []);
    if (!image) return undefined;
    const pathname = `/assets/pictures/${image.name}`;
    pictures.set(pathname, image.bytes);
    return siteUrl + pathname;
  }

  function editionOf(pathname: string): Edition {
    const moment = dates.get(pathname)?.modified;
    return {
      updated: moment === undefined ? undefined : dayOf(moment),
      version: [...versions].find(([pages]) => `${pathname}/`.startsWith(`${pages}/`))?.[1],
    };
  }

  return {
    name: 'markdown-pages',

    allContentLoaded({allContent}) {
      areas = areasOf(allContent, [], baseUrl);
      dates = pageDates(context, allContent);
    },

    builtPages: {
      name: 'markdown-pages',
      async prepare() {
        twins = [];
        pictures.clear();
        versions = await apiVersions(siteDir);
      },
      page(page, change) {
        const twin = twinOf(page, pictureAt, editionOf(page.path));
        if (!twin) return;
        twins.push(twin);
        announce(page, twin, baseUrl).forEach(change);
      },
      async finish(outDir) {
        const home = twins.find(({path: pathname}) => pathname === '/');
        const description = home?.description ?? siteConfig.tagline;
        await writeFiles(outDir, [
          ...twins.map(
            ({path: pathname, frontMatter, content}) =>
              [twinPath(pathname), `${frontMatter}\n> All pages: ${siteUrl}/llms.txt\n\n${content}`] as const,
          ),
          ...pictures,
          ...llmsFiles(areas, twins, {siteUrl, baseUrl, description}),
        ]);
      },
    },
  };
}
