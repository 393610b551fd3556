/**
 * Generated sites. A site of 100 pages is the beginning of one of 1,000, as the samples of `field/search.md` are.
 *
 * Sizes are those of the C++ documentation measured there: 25 to 32 sections a page, about 25 words a section.
 */
import {inventLanguage, type Language} from './language';
import {randomFrom, type Random} from '../random';

export type GeneratedSection = {depth: 1 | 2 | 3; title: string; anchor: string | null; text: string};

export type GeneratedPage = {path: string; area: string; sections: GeneratedSection[]};

const areas = ['Guides', 'Administration', 'Integrations', 'Reference'];

/** Headings that pages of one kind share. */
const usual = ['Parameters', 'Remarks', 'Syntax', 'Example', 'See also', 'Requirements', 'Return value'];

const sentenceCase = (words: readonly string[]) =>
  words.map((word, index) => (index ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ');

function titleOf(random: Random, language: Language): string {
  const kind = random.next();
  if (kind < 0.08) return `Compiler error C${1000 + random.below(9000)}`;
  if (kind < 0.35)
    return `${language.identifier()} ${random.pick(['class', 'function', 'structure', 'event'])}`;
  return sentenceCase([
    ...Array.from({length: random.pick([1, 1, 2])}, () => language.any()),
    ...Array.from({length: random.pick([1, 1, 2])}, () => language.telling([])),
  ]);
}

function headingOf(random: Random, language: Language, page: string[]): string {
  if (random.chance(0.35)) return random.pick(usual);
  return sentenceCase(Array.from({length: random.pick([1, 2, 2, 3, 4])}, () => language.telling(page)));
}

function slug(title: string, taken: Set<string>): string {
  const base = title.toLowerCase().replace(/[^a-z0-9_]+/g, '-');
  let anchor = base;
  for (let number = 1; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
  taken.add(anchor);
  return anchor;
}

function sectionsOf(title: string, random: Random, language: Language): GeneratedSection[] {
  // Its title's words are what a page is about, so they come again.
  const page = Array.from({length: 4}, () => title.split(' ')).flat();
  const text = () => language.text(page, random.around(25, 4, 150));
  const anchors = new Set<string>();
  const others = Array.from({length: random.around(30, 4, 180)}, (_, index): GeneratedSection => {
    const heading = headingOf(random, language, page);
    const depth = index > 0 && random.chance(0.6) ? 3 : 2;
    return {depth, title: heading, anchor: slug(heading, anchors), text: text()};
  });
  return [{depth: 1, title, anchor: null, text: text()}, ...others];
}

/** @returns pages that are the same for the same count, each with a title of its own */
export function generatePages(count: number): GeneratedPage[] {
  const random = randomFrom(5);
  const language = inventLanguage(random);
  const titles = new Set<string>();
  const title = (): string => {
    const one = titleOf(random, language);
    if (titles.has(one.toLowerCase())) return title();
    titles.add(one.toLowerCase());
    return one;
  };
  return Array.from({length: count}, (_, index) => {
    const area = random.pick(areas);
    const path = `/docs/${area.toLowerCase()}/page-${index}`;
    return {path, area, sections: sectionsOf(title(), random, language)};
  });
}
