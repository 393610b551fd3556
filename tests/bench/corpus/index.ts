/**
 * Neutral documentation for any generator: the same pages, in sections, as often as it is made. A corpus of 60 pages
 * is the beginning of one of 2,000, so that one page can be measured in sites of any size.
 */
import {randomFrom} from '../random';
import {bodyOf, type Target} from './page';
import {proseFrom} from './prose';

export type CorpusPage = Target & {description: string; body: string};

type CorpusSection = {title: string; pages: CorpusPage[]};

export type Corpus = {size: number; pages: CorpusPage[]; sections: CorpusSection[]};

/** Pages of a section. */
const sectionSize = 12;

/** Position of the page that is read and measured, and of the one that is opened from it. */
const measured = {page: 5, next: 6};

const seed = 11;

/** Addresses must differ, and an address with a number before its words would lose it in Docusaurus. */
function slugOf(title: string, taken: Set<string>): string {
  const base = title.toLowerCase().replace(/[^a-z]+/g, '-');
  let slug = base;
  for (let letter = 'b'; taken.has(slug); letter += 'b') slug = `${base}-${letter}`;
  taken.add(slug);
  return slug;
}

/** @param size number of pages, at least 12 */
export function generateCorpus(size: number): Corpus {
  const random = randomFrom(seed);
  const prose = proseFrom(random);
  const taken = new Set<string>();
  const heads: Target[] = [];
  const pages: CorpusPage[] = [];
  const sections: CorpusSection[] = [];

  /** Names come before texts, because texts link to pages of their section that follow. */
  function open(): void {
    const title = prose.name();
    const folder = `/docs/${slugOf(title, taken)}`;
    const own = new Set<string>();
    const names = Array.from({length: sectionSize}, prose.title);
    heads.push(...names.map((name) => ({path: `${folder}/${slugOf(name, own)}`, title: name})));
    sections.push({title, pages: []});
  }

  while (pages.length < size) {
    if (pages.length === heads.length) open();
    const head = heads[pages.length]!;
    // Never beyond this page, except among the first: a smaller corpus would not have the page.
    const link = () => heads[random.below(Math.max(sectionSize, pages.length))]!;
    const description = `${head.title}: what it is for, how to set it up, and what to do when it fails.`;
    const page = {...head, description, body: bodyOf(proseFrom(random), link)};
    sections.at(-1)!.pages.push(page);
    pages.push(page);
  }
  return {size, pages, sections};
}

/** The page that is measured, the same in every corpus. */
export const measuredPage = ({pages}: Corpus): CorpusPage => pages[measured.page]!;

/** The page after it, which a reader opens from the sidebar. */
export const nextPage = ({pages}: Corpus): CorpusPage => pages[measured.next]!;
