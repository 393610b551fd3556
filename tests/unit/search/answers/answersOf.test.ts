import {beforeAll, describe, expect, it} from 'vitest';
import {answersOf} from '../../../../src/search/answers/answersOf';
import {collectAnswers} from '../../../../src/search/answers/collect';
import {writeAnswers} from '../../../../src/search/answers/writeAnswers';
import type {AnswerCard} from '../../../../src/search/client/port';
import {specifications} from '../../../../src/site/apis';
import {questions, unasked} from './questions';

let files: Map<string, string>;
beforeAll(async () => {
  files = writeAnswers(await collectAnswers(process.cwd(), specifications));
});

/** @returns the answer, and the names of the files that it took */
async function ask(query: string): Promise<{cards: readonly AnswerCard[]; loaded: string[]}> {
  const loaded: string[] = [];
  const cards = await answersOf(query, (name) => {
    loaded.push(name);
    return Promise.resolve(JSON.parse(files.get(name)!));
  });
  return {cards, loaded};
}

const textOf = ({lines}: AnswerCard) =>
  lines.map(({label, text}) => (label ? `${label}: ${text}` : text)).join('\n');

describe('kept questions', () => {
  it('are answered: at least 95 % right, none wrong', async () => {
    const answers = await Promise.all(
      questions.map(async ([query, kind, title, ...words]) => {
        const {cards} = await ask(query);
        const isRight = cards.some(
          (card) =>
            card.kind === kind && card.title === title && words.every((word) => textOf(card).includes(word)),
        );
        const got = cards.map((card) => `${card.kind}, ${card.title}: ${textOf(card)}`).join(' / ');
        return {query, isRight, got};
      }),
    );
    const wrong = answers.filter(({isRight, got}) => !isRight && got);
    const right = answers.filter(({isRight}) => isRight);
    expect(wrong).toEqual([]);
    expect(right.length, `${right.length} of ${questions.length} right`).toBeGreaterThanOrEqual(
      0.95 * questions.length,
    );
  });

  it.each(unasked)('%j has no answer', async (query) => {
    expect((await ask(query)).cards).toEqual([]);
  });
});

describe('answersOf', () => {
  it('fetches the one file that may answer a form', async () => {
    expect((await ask('FOC-4006')).loaded).toEqual(['answers-foc.json']);
    expect((await ask('who can release a hold')).loaded).toEqual(['answers-who.json']);
    expect((await ask('siprec')).loaded).toEqual(['answers-terms.json', 'answers-what.json']);
  });

  it('fetches nothing but the list of terms where nothing is asked', async () => {
    expect((await ask('legal hold release')).loaded).toEqual(['answers-terms.json']);
    expect((await ask('')).loaded).toEqual([]);
  });

  it('gives two cards at most, those of a named product alone', async () => {
    const titles = async (query: string) =>
      (await ask(query)).cards.map(({area, title}) => `${area} ${title}`);
    expect(await titles('session timeout')).toEqual(['Focus Session', 'Transact Session']);
    expect(await titles('transact session timeout')).toEqual(['Transact Session']);
    expect(await titles('rate limit')).toEqual(['Documentation Requests']);
    expect(await titles('teamscribe session timeout')).toEqual([]);
  });
});
