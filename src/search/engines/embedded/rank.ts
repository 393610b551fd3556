/** Ranks sections by the words of a query: a section together with its page. */
import {lineOf, memoised, stemOf} from '../../language/tokeniser';
import type {Alternative, QueryWord} from './expand';
import type {Section} from './indexFile';
import type {Matcher} from './matcher';

/** Sections that match less than this share of what the best matches are left out. */
const leastShare = 0.5;

/** A missing word costs a multiple of its score, so that all words in a text beat most of them in a title. */
const missingPenalty = 3.5;

/** Share of what the title and the keywords of its page score for a section. */
const headShare = 0.2;
/** How much a word counts as found that only the head of the page has, or only another section of it. */
const found = {inHead: 0.9, elsewhere: 0.45};
/** Factor of the logarithm of what all sections of a page score, beside its best. */
const pageShare = 0.15;

/** Names of the API, codes and paths: who types one looks it up in a reference. */
const names = /[_/{}]|\b[a-z]{2,}[A-Z]|^(?:GET|POST|PUT|PATCH|DELETE) /;

type Match = {score: number; exactness: number};
const nothing: Match = {score: 0, exactness: 0};

/** What an alternative scores by section; a phrase counts as its weakest word. */
function scoresOf({terms, isBeginning}: Alternative, matcher: Matcher): ReadonlyMap<number, number> {
  const [first, ...others] = terms.map(isBeginning ? matcher.begun : matcher.whole);
  if (!first || others.length === 0) return first ?? new Map();
  const inAll = [...first].filter(([id]) => others.every((scores) => scores.has(id)));
  return new Map(inAll.map(([id, score]) => [id, Math.min(score, ...others.map((one) => one.get(id) ?? 0))]));
}

/** The best match of a word in each section and in each page, and its rarity (inverse document frequency). */
function matchesOf(
  {alternatives}: QueryWord,
  matcher: Matcher,
  sections: readonly Section[],
  isName: boolean,
) {
  const bySection = new Map<number, Match>();
  const byPage = new Map<number, number>();
  let most = 0;
  for (const alternative of alternatives) {
    const scores = scoresOf(alternative, matcher);
    const exactness = Math.sqrt(alternative.weight);
    if (!alternative.isBeginning) most = Math.max(most, scores.size);
    for (const [id, score] of scores) {
      const {page, weight} = sections[id] as Section;
      const other = bySection.get(id) ?? nothing;
      bySection.set(id, {
        score: Math.max(other.score, score * (isName ? 1 : weight) * alternative.weight),
        exactness: Math.max(other.exactness, exactness),
      });
      byPage.set(page, Math.max(byPage.get(page) ?? 0, exactness));
    }
  }
  return {bySection, byPage, rarity: Math.log(1 + sections.length / (1 + most))};
}

/** Texts are compared by stems, so that inflections and American spelling match. */
const stemmed = memoised((text) => lineOf(text).split(' ').map(stemOf).join(' '));

/** Letters and digits only: `FOC-2104`, `foc 2104` and `foc2104` are the same. */
const squeeze = (line: string) => line.replace(/ /g, '');

/** @returns by what to raise a section whose title is, begins with, or holds the query */
function titleFactor(query: string): (section: Section) => number {
  const phrase = stemmed(query);
  const words = phrase.split(' ');
  const phraseLetters = squeeze(phrase);
  return ({title: written, label, depth}) => {
    const title = stemmed(written);
    const titleWords = title.split(' ');
    const names = [title, stemmed(label)].map(squeeze);
    const shared = titleWords.filter((word) => words.includes(word)).length / titleWords.length;
    const factor = (1 + 0.01 * (6 - depth)) * (1 + 0.5 * shared);
    if (names.includes(phraseLetters)) return factor * (depth === 1 ? 3.4 : 2);
    if (names.some((name) => name.startsWith(phraseLetters))) return factor * 1.5;
    return words.length > 1 && ` ${title}`.includes(` ${phrase}`) ? factor * 1.35 : factor;
  };
}

/**
 * @param query words and text
 * @param passes whether a section is searched
 * @returns sections, best first, and the share of the query that the best matches: 1 when it has every word
 */
export function rank(
  {words, text}: {words: readonly QueryWord[]; text: string},
  matcher: Matcher,
  sections: readonly Section[],
  passes: (section: Section) => boolean,
): {sections: Section[]; coverage: number} {
  const matches = words.map((word) => matchesOf(word, matcher, sections, names.test(text)));
  const weight = matches.reduce((sum, {rarity}) => sum + rarity, 0) || 1;

  const ids = new Set(matches.flatMap(({bySection}) => [...bySection.keys()]));
  const candidates = [...ids].map((id) => sections[id] as Section).filter(passes);
  const scored = candidates.map((section) => {
    let covered = 0;
    let score = 0;
    for (const {bySection, byPage, rarity} of matches) {
      const own = bySection.get(section.id) ?? nothing;
      const head = (section.id !== section.head && bySection.get(section.head)) || nothing;
      const elsewhere = found.elsewhere * (byPage.get(section.page) ?? 0);
      score += own.score + headShare * head.score;
      covered += rarity * Math.max(own.exactness, found.inHead * head.exactness, elsewhere);
    }
    const share = covered / weight;
    return {section, share, score: score * share ** missingPenalty};
  });

  const coverage = Math.max(0, ...scored.map(({share}) => share));
  const kept = scored.filter(({share}) => share >= leastShare * coverage);
  const pages = new Map<number, {sum: number; best: number}>();
  for (const {section, score} of kept) {
    const {sum, best} = pages.get(section.page) ?? {sum: 0, best: 0};
    pages.set(section.page, {sum: sum + score, best: Math.max(best, score)});
  }
  const factor = titleFactor(text);
  for (const one of kept) {
    const {sum, best} = pages.get(one.section.page)!;
    one.score *= (1 + pageShare * Math.log(sum / best || 1)) * factor(one.section);
  }
  kept.sort((one, other) => other.score - one.score || one.section.id - other.section.id);
  return {sections: kept.map(({section}) => section), coverage};
}
