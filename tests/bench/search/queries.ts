/** Queries made by rule, of the five kinds of `field/search.md`, with the pages that answer them. */
import {stopWords} from '../../../src/search/language/tokeniser';
import {randomFrom, type Random} from '../random';
import type {GeneratedPage} from './site';

export type BenchQuery = {class: string; query: string; pages: readonly string[]};

const titleOf = ({sections}: GeneratedPage) => sections[0]?.title ?? '';

/** `count` items at even distances. */
export function evenly<T>(items: readonly T[], count: number): T[] {
  const step = items.length / count;
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({item, place: random.next()}))
    .sort((one, other) => one.place - other.place)
    .map(({item}) => item);
}

/** One letter left out, put in, replaced or swapped with the next; the first letter stays. */
function slip(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2);
  const letter = random.pick('etaoinsrhl'.replace(word.charAt(at), ''));
  const [before, after] = [word.slice(0, at), word.slice(at)];
  const swapped = after.charAt(1) + after.charAt(0) + after.slice(2);
  return random.pick([
    before + after.slice(1),
    before + letter + after,
    before + letter + after.slice(1),
    before + (swapped === after ? after.slice(1) : swapped),
  ]);
}

function misspelt(title: string, random: Random): string | undefined {
  const words = title.split(' ').filter((word) => /^[A-Za-z]{5,}$/.test(word));
  const [longest] = words.sort((one, other) => other.length - one.length);
  return longest && title.replace(longest, slip(longest, random));
}

/** A title whose last word is not finished. */
function begun(title: string, random: Random): string | undefined {
  const last = title.split(' ').at(-1) ?? '';
  const missing = 1 + random.below(Math.max(1, last.length - 3));
  return last.length > 3 ? title.slice(0, -missing) : undefined;
}

function someWords(text: string, random: Random): string | undefined {
  const words = [...new Set(text.toLowerCase().match(/[\w-]{4,}/g))].filter((word) => !stopWords.has(word));
  return words.length >= 8 ? shuffled(words, random).slice(0, 4).join(' ') : undefined;
}

/** Queries of each kind. */
const each = 40;

/** @returns the same queries for the same pages */
export function queriesFor(pages: readonly GeneratedPage[]): BenchQuery[] {
  const random = randomFrom(7);
  const withTitle = (holds: (title: string) => boolean) =>
    pages.filter((page) => holds(titleOf(page).toLowerCase())).map(({path}) => path);
  const withHeading = (heading: string) =>
    pages.filter(({sections}) => sections.some(({title}) => title === heading)).map(({path}) => path);

  const rules: Record<string, (page: GeneratedPage) => Omit<BenchQuery, 'class'> | undefined> = {
    title: (page) => ({query: titleOf(page), pages: [page.path]}),
    prefix: (page) => {
      const query = begun(titleOf(page), random);
      return query ? {query, pages: withTitle((title) => title.startsWith(query.toLowerCase()))} : undefined;
    },
    typo: (page) => {
      const query = misspelt(titleOf(page), random);
      return query ? {query, pages: [page.path]} : undefined;
    },
    words: ({path, sections}) => {
      const query = someWords(random.pick(sections).text, random);
      return query ? {query, pages: [path]} : undefined;
    },
    heading: ({sections}) => {
      const {title} = random.pick(sections.slice(1));
      const right = withHeading(title);
      return title.includes(' ') && right.length === 1 ? {query: title, pages: right} : undefined;
    },
  };
  return Object.entries(rules).flatMap(([kind, rule]) => {
    const found: BenchQuery[] = [];
    for (const page of shuffled(pages, random)) {
      const query = rule(page);
      if (query) found.push({class: kind, ...query});
      if (found.length === each) break;
    }
    return found;
  });
}
