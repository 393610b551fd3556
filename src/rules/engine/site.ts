/** What the rules know of the site: its pages, its files, and which addresses it has. */
import {insertContent, unknownInsertions} from '../../content/contract.node';
import {addressesOf, type Addresses} from './siteAddresses';
import type {ProjectFiles} from './files';
import {parsePage, type Page} from './page';

export type Site = ProjectFiles & {
  /** Every page that authors write, in the order of their paths; pages that the build writes are left out. */
  readonly pages: readonly Page[];
  pageAt: (path: string) => Page | undefined;
  /** @returns the page as it is published, with its blocks; lines after a block are not those of the file */
  published: (page: Page) => Page;
  /** Addresses such as `/docs/intro`, and the files that make them. */
  readonly addresses: Addresses;
};

const isPage = (path: string) =>
  /\.mdx?$/.test(path) && !/(^|\/)_/.test(path) && !/(^|\/)README\.md$/.test(path);

/** A getter whose value is made once, when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

function publish(page: Page): Page {
  const isWhole = !page.source.includes('{{block ') || unknownInsertions(page.source).length;
  return isWhole ? page : parsePage(page.path, insertContent(page.source));
}

/**
 * @param files of a project
 * @param before an earlier site: pages that are still the same are not parsed again
 */
export function readSite(files: ProjectFiles, before?: Site): Site {
  const known = (path: string, source: string) => {
    const page = before?.pageAt(path);
    return page?.source === source ? page : parsePage(path, source);
  };
  const pages = [...files.list('docs'), ...files.list('blog'), ...files.list('src/pages')]
    .filter((path) => isPage(path) && !path.startsWith('docs/api/'))
    .map((path) => known(path, files.read(path) ?? ''));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const published = new Map<Page, Page>();
  const addresses = once(() => addressesOf(files, pages));
  return {
    ...files,
    pages,
    pageAt: (path) => byPath.get(path),
    published(page) {
      const made = published.get(page) ?? publish(page);
      published.set(page, made);
      return made;
    },
    get addresses() {
      return addresses();
    },
  };
}
