/** The built site as tests find it: every page once, in the order of the addresses, read when it is first asked for. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

const folder = process.env.OUT_DIR ?? 'build';

/** A link as a page shows it: what it says and where it leads. */
export type Way = {label: string; to: string};

/** A heading that can be jumped to. */
export type PageHeading = {id: string; text: string; level: number};

const squeezed = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();

/** Finds the file of the post with a slug. */
function sourceOfPost(slug: string): string | undefined {
  const files = readdirSync('blog', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join('blog', file));
  return files.find((file) => new RegExp(`^slug: ${slug}$`, 'm').test(readFileSync(file, 'utf8')));
}

/** A page of the build, and what it holds. */
export class BuiltPage {
  private parsed?: CheerioAPI;

  constructor(
    /** Site path, such as `/blog`. */
    readonly path: string,
    readonly html: string,
  ) {}

  get $(): CheerioAPI {
    return (this.parsed ??= load(this.html));
  }

  count(selector: string): number {
    return this.$(selector).length;
  }

  has(selector: string): boolean {
    return this.count(selector) > 0;
  }

  /** Words of the first element that matches, as a reader sees them. */
  text(selector: string): string {
    return squeezed(this.$(selector).first().text());
  }

  attribute(selector: string, name: string): string {
    return this.$(selector).first().attr(name) ?? '';
  }

  get title(): string {
    return this.text('h1');
  }

  ways(selector: string): Way[] {
    const {$} = this;
    return $(selector)
      .toArray()
      .map((link) => ({label: squeezed($(link).text()), to: $(link).attr('href') ?? ''}));
  }

  /** Headings of the text, which the contents name. */
  get places(): PageHeading[] {
    const {$} = this;
    return $('article .markdown :is(h2, h3, h4, h5)[id]')
      .toArray()
      .map((heading) => {
        const text = $(heading).clone();
        text.find('.hash-link').remove();
        return {id: heading.attribs.id ?? '', text: squeezed(text.text()), level: Number(heading.tagName[1])};
      });
  }

  /** Names of the way to the page, its own the last. */
  get crumbs(): string[] {
    return this.ways('.crumb').map(({label}) => label);
  }

  /** The page of the category that the page is in. */
  get category(): Way | undefined {
    return this.ways('.crumb a[href^="/docs/category/"]').at(-1);
  }

  get previous(): Way | undefined {
    return this.neighbour('prev');
  }

  get next(): Way | undefined {
    return this.neighbour('next');
  }

  private neighbour(side: 'prev' | 'next'): Way | undefined {
    const link = `.pagination-nav__link--${side}`;
    return this.has(link)
      ? {label: this.text(`${link} .pagination-nav__label`), to: this.attribute(link, 'href')}
      : undefined;
  }

  /** File of the page in the repository: pages of docs name it, posts are known by their slug. */
  get source(): string {
    const [, edited] = /\/edit\/[^/]+\/(.*)$/.exec(this.attribute('.theme-edit-this-page', 'href')) ?? [];
    const slug = /^\/blog\/([^/]+)$/.exec(this.path)?.[1];
    return edited ?? (slug && sourceOfPost(slug)) ?? '';
  }
}

const known = new Map<string, BuiltPage>();

/**
 * @param address site path of a page
 * @throws Error when the build has no such page
 */
export function pageAt(address: string): BuiltPage {
  const read = () => {
    const name = address === '/' ? '/index' : address.replace(/\.html$/, '');
    return new BuiltPage(address, readFileSync(path.join(folder, `${name}.html`), 'utf8'));
  };
  const page = known.get(address) ?? read();
  known.set(address, page);
  return page;
}

let listed: readonly BuiltPage[] | undefined;

/** @returns the pages of the site map, in the order of their addresses */
export function builtPages(): readonly BuiltPage[] {
  const addresses = () =>
    [...readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, url = '']) => new URL(url).pathname)
      .sort();
  return (listed ??= addresses().map(pageAt));
}

/** Public origin of the built site. */
export const builtOrigin = (): string =>
  new URL(pageAt('/').attribute('link[rel="canonical"]', 'href')).origin;

/**
 * Finds the first page with a property.
 *
 * @param what the property in words, for the message
 * @throws Error when no page has it, with the remedy
 */
export function findPage(what: string, holds: (page: BuiltPage) => boolean): BuiltPage {
  const page = builtPages().find(holds);
  if (!page)
    throw new Error(
      `No page of ${folder} is ${what}, so that the test has nothing to look at. Remedy: write such a page, or have the scene in tests/support/scenes take the style guide.`,
    );
  return page;
}
