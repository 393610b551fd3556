/** Writes the files of answers, deterministically. */
import type {AnswerCard} from '../client/port';
import {answerPath, fileNames, mostCards, type AnswerFile, type FileName} from './answerFile';
import {areaOfAll, type AnswerSource} from './collect/source';

/** Several products have an answer: each line says whose it is. */
function merged(cards: readonly AnswerCard[]): AnswerCard {
  const [first, ...rest] = cards as readonly [AnswerCard, ...AnswerCard[]];
  return {
    kind: first.kind,
    title: rest.at(-1)!.title,
    area: areaOfAll,
    lines: cards.map(({area, lines}) => ({label: area, text: lines[0]?.text ?? ''})),
    to: first.to,
    links: rest.map(({area, to}) => ({label: area, to})),
  };
}

/** More answers to one key than are shown are one, before the answers of each product. */
const withMerged = (cards: readonly AnswerCard[]) =>
  cards.length > mostCards ? [merged(cards), ...cards] : cards;

/** Cards that read alike are kept once. */
class Cards {
  readonly all: AnswerCard[] = [];
  private readonly positions = new Map<string, number>();

  put(card: AnswerCard): number {
    const text = JSON.stringify(card);
    const known = this.positions.get(text);
    if (known !== undefined) return known;
    this.positions.set(text, this.all.length);
    return this.all.push(card) - 1;
  }
}

function fileOf(file: FileName, sources: readonly AnswerSource[]): AnswerFile {
  const byKey = new Map<string, AnswerCard[]>();
  for (const {keys, card} of sources)
    for (const key of new Set(keys)) byKey.set(key, [...(byKey.get(key) ?? []), card]);
  if (file === 'terms')
    return {cards: [], keys: Object.fromEntries([...byKey.keys()].map((key) => [key, []]))};
  if (file === 'names')
    return {
      cards: [...byKey.values()].flatMap((cards) => (cards.length > mostCards ? [merged(cards)] : cards)),
    };
  const cards = new Cards();
  const keys = [...byKey].map(([key, own]) => [key, withMerged(own).map((card) => cards.put(card))] as const);
  return {cards: cards.all, keys: Object.fromEntries(keys)};
}

/**
 * @param sources in their order
 * @param isThere whether a site path with its anchor is in the build; answers that lead elsewhere are left out, so that
 *   a site with other pages has none of them
 * @returns name and content of each file, for the folder of the index
 */
export function writeAnswers(
  sources: readonly AnswerSource[],
  isThere: (to: string) => boolean = () => true,
): Map<string, string> {
  const kept = sources
    .filter(({card}) => isThere(card.to))
    .map((source) => {
      const {links, ...card} = source.card;
      const kept = links?.filter(({to}) => isThere(to)) ?? [];
      return {...source, card: kept.length ? {...card, links: kept} : card};
    });
  return new Map(
    fileNames.map((name) => [
      answerPath(name),
      JSON.stringify(
        fileOf(
          name,
          kept.filter(({file}) => file === name),
        ),
      ),
    ]),
  );
}
