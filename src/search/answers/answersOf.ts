/** Answers a query from the files of answers. Pure; runs in the worker of the search. */
import type {AnswerCard} from '../client/port';
import {answerPath, mostCards, type AnswerFile, type Ask} from './answerFile';
import {nameKey, recognise} from './recognise';

const letters = (text = '') => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** `legal_hold`, or `communication.legal_hold` where a line is that of a communication. */
function isCalled({title, lines}: AnswerCard, name: string): boolean {
  const known = nameKey(title);
  const end = name.lastIndexOf('.');
  const isOwner = ({label}: AnswerCard['lines'][number]) => letters(label) === letters(name.slice(0, end));
  return known === name || (end > 0 && known === name.slice(end + 1) && lines.some(isOwner));
}

function found({cards, keys}: AnswerFile, {key, area}: Ask): AnswerCard[] {
  if (!keys) return cards.filter((card) => isCalled(card, key));
  const own = Object.hasOwn(keys, key) ? keys[key]!.map((index) => cards[index]!) : [];
  if (area) return own.filter((card) => card.area.toLowerCase().startsWith(area));
  // The first of many has a line for each of them.
  return own.length > mostCards ? own.slice(0, 1) : own;
}

/**
 * @param query as typed
 * @param load reads a file of the folder of the index by its name
 * @returns cards, the best first; none where nothing is asked, or nothing that is asked has an answer
 */
export async function answersOf(
  query: string,
  load: (name: string) => Promise<unknown>,
): Promise<readonly AnswerCard[]> {
  const read = async (file: Ask['file']) => (await load(answerPath(file))) as AnswerFile;
  for (const ask of recognise(query)) {
    if (ask.file === 'terms' && !Object.hasOwn((await read('terms')).keys!, ask.key)) continue;
    const cards = found(await read(ask.file === 'terms' ? 'what' : ask.file), ask);
    if (cards.length > 0) return cards;
  }
  return [];
}
