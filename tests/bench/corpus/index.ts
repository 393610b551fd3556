/**
 * Neutral documentation for any generator: the same pages, in sections, as often as it is made. A corpus of 60 pages
 * is the beginning of one of 2,000, so that one page can be measured in sites of any size.
 */
import {randomFrom} from '../random';
import {bodyOf, type Target} from './page';
import {proseFrom} from './prose';

export type CorpusPage = Target & {section: string; slug: string; description: string; body: string};

export type CorpusSection = {slug: string; title: string; pages: CorpusPage[]};

export type Corpus = {size: number; pages: CorpusPage[]; sections: CorpusSection[]};

/** Pages of the first section; links of the first pages stay among them. */
const firstSection = 12;

/** Position of the page that is read and measured, and of the one that is opened from it. */
const measured = {page: 5, next: 6};

const seed = 11;

/** Addresses must differ, and an address with a number before its words would lose it in Docusaurus. */
function slugOf(title: string, taken: Set<string>): string {
  const base = title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  let slug = base || 'page';
  for (let letter = 'b'; taken.has(slug); letter += 'b') slug = `${base}-${letter}`;
  taken.add(slug);
  return slug;
}

/**
 * @param size number of pages, at least 12
 * @throws Error when there are too few pages for the links between them
 */
export function generateCorpus(size: number): Corpus {
  if (size < firstSection) throw new Error(`A corpus has at least ${firstSection} pages, not ${size}.`);
  const random = randomFrom(seed);
  const prose = proseFrom(random);
  const taken = new Set<string>();
  const heads: (Target & {section: string; slug: string})[] = [];
  const pages: CorpusPage[] = [];
  const sections: CorpusSection[] = [];

  /** Names come before texts, because texts link to pages of their section that follow. */
  function open(): void {
    const name = prose.name();
    const slug = slugOf(name, taken);
    const own = new Set<string>();
    const count = sections.length ? random.pick([10, 11, 12]) : firstSection;
    for (let index = 0; index < count; index += 1) {
      const text = prose.title();
      const leaf = slugOf(text, own);
      heads.push({section: slug, slug: leaf, path: `/docs/${slug}/${leaf}`, title: text});
    }
    sections.push({slug, title: name, pages: []});
  }

  while (pages.length < size) {
    if (pages.length === heads.length) open();
    const head = heads[pages.length]!;
    // Never beyond this page, except among the first: a smaller corpus would not have the page.
    const link = () => heads[random.below(Math.max(firstSection, pages.length))]!;
    const body = bodyOf(proseFrom(random), link);
    const description = `${head.title}: what it is for, how to set it up, and what to do when it fails.`;
    const page = {...head, description, body};
    sections.at(-1)!.pages.push(page);
    pages.push(page);
  }
  return {size, pages, sections};
}

/** The page that is measured, the same in every corpus. */
export const measuredPage = ({pages}: Corpus): CorpusPage => pages[measured.page]!;

/** The page after it, which a reader opens from the sidebar. */
export const nextPage = ({pages}: Corpus): CorpusPage => pages[measured.next]!;
