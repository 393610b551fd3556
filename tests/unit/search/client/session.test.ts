import {describe, expect, it} from 'vitest';
import type {SearchAnswer} from '../../../../src/search/client/port';
import {
  isPending,
  initialSession,
  sessionReducer,
  type Session,
  type SessionEvent,
} from '../../../../src/search/client/session';
import {hitOf, resultOf} from './hits';

const answerOf = (name: string, changes = {}): SearchAnswer => ({
  results: [resultOf([hitOf(['Focus', name])], changes)],
});
const asked = (number: number): SessionEvent => ({type: 'asked', number});
const failed = (number: number): SessionEvent => ({type: 'failed', number});
const answered = (number: number, name: string, changes = {}): SessionEvent => ({
  type: 'answered',
  number,
  question: {query: name},
  answer: answerOf(name, changes),
});
const play = (...events: SessionEvent[]): Session => events.reduce(sessionReducer, initialSession);
const titles = ({shown}: Session) => shown?.result.hits.map(({hierarchy}) => hierarchy.lvl1);

describe('step', () => {
  it('shows answers as they come, but never an older one after a newer', () => {
    const between = play(asked(1), asked(2), asked(3), answered(2, 'two'));
    expect(titles(between)).toEqual(['two']);
    expect(isPending(between)).toBe(true);
    expect(
      titles([answered(1, 'one'), answered(3, 'three'), answered(2, 'two')].reduce(sessionReducer, between)),
    ).toEqual(['three']);
  });

  it('keeps a failure until a question is answered', () => {
    const state = play(asked(1), failed(1), asked(2));
    expect(state.failure).toBe('answer');
    const mended = sessionReducer(state, answered(2, 'two'));
    expect([mended.failure, titles(mended)]).toEqual([undefined, ['two']]);
  });

  it('forgets all with the query, also what is still on its way', () => {
    const cleared = play(asked(1), answered(1, 'one'), asked(2), {type: 'cleared', number: 3});
    expect([cleared.shown, cleared.failure, isPending(cleared)]).toEqual([undefined, undefined, false]);
    expect(sessionReducer(cleared, answered(2, 'two')).shown).toBeUndefined();
  });

  it('appends the next page to the answer that it continues, with the id of its query', () => {
    const first = play(asked(1), answered(1, 'one', {queryID: 'a', nbPages: 2}));
    const more = answerOf('two', {queryID: 'b', page: 1, nbPages: 2});
    const both = sessionReducer(first, {type: 'continued', number: 1, answer: more});
    expect(titles(both)).toEqual(['one', 'two']);
    expect(both.shown).toMatchObject({queryIDs: ['a', 'b'], result: {page: 1}});
    const other = play(asked(1), answered(1, 'one'), asked(2), answered(2, 'two'));
    expect(sessionReducer(other, {type: 'continued', number: 1, answer: more})).toBe(other);
  });
});
