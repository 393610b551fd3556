import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {HitView} from '../../../../../src/search/client/hitView';
import type {SearchClient} from '../../../../../src/search/client/port';
import {holdsAllWords, startExcerpts} from '../../../../../src/search/ui/island/excerpts';

const view = (title: string, trail: string[] = []): HitView => ({
  id: title,
  to: '/docs',
  area: 'Focus',
  title,
  trail,
});

/** An engine that answers a call for texts when it is told to. */
function engine() {
  const calls: {
    ids: readonly string[];
    signal: AbortSignal;
    answer: (texts: Record<string, string>) => void;
  }[] = [];
  const client = {
    excerpts: (_: string, ids: readonly string[], signal: AbortSignal) =>
      new Promise((answer) => calls.push({ids, signal, answer})),
  } as unknown as SearchClient;
  return {client, calls};
}

describe('holdsAllWords', () => {
  it.each([
    ['legal holds', view('<mark>Legal</mark> hold'), true],
    ['recording calls', view('Record calls'), true],
    ['focus retention', view('Retention'), true],
    ['release legal hold', view('Release', ['Legal hold']), true],
    ['how long are calls kept', view('Retention'), false],
  ])('%s', (query, row, isHeld) => {
    expect(holdsAllWords(row, query)).toBe(isHeld);
  });
});

describe('startExcerpts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks after a pause', async () => {
    const {client, calls} = engine();
    const onChange = vi.fn();
    const excerpts = startExcerpts(client, onChange, new AbortController().signal);
    excerpts.take('calls', ['b']);
    expect(calls).toHaveLength(0);
    vi.runAllTimers();
    expect(calls.map(({ids}) => ids)).toEqual([['b']]);
    calls[0]?.answer({b: '<mark>Calls</mark> are kept'});
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(excerpts.texts()).toEqual({b: '<mark>Calls</mark> are kept'});
  });

  it('keeps the texts of a query, and asks for those of further rows', async () => {
    const {client, calls} = engine();
    const onChange = vi.fn();
    const excerpts = startExcerpts(client, onChange, new AbortController().signal);
    for (const [index, ids] of [['b'], ['b', 'c']].entries()) {
      excerpts.take('calls', ids);
      vi.runAllTimers();
      calls[index]?.answer({[ids[index] ?? '']: 'text'});
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(index + 1));
    }
    expect(calls.map(({ids}) => ids)).toEqual([['b'], ['c']]);
    expect(excerpts.texts()).toEqual({b: 'text', c: 'text'});
    excerpts.take('holds', ['b']);
    expect(excerpts.texts()).toEqual({});
  });

  it('gives up what is on its way at the next key, and what waits', async () => {
    const {client, calls} = engine();
    const onChange = vi.fn();
    const excerpts = startExcerpts(client, onChange, new AbortController().signal);
    excerpts.take('calls', ['b']);
    vi.runAllTimers();
    excerpts.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer({b: 'late'});
    await Promise.resolve();
    expect(excerpts.texts()).toEqual({});
    excerpts.take('calls', ['b']);
    excerpts.stop();
    vi.runAllTimers();
    expect(calls).toHaveLength(1);
  });

  it('asks nothing when the dialog closes meanwhile, or of an engine without texts', () => {
    const {client, calls} = engine();
    const ending = new AbortController();
    const excerpts = startExcerpts(client, vi.fn(), ending.signal);
    excerpts.take('calls', ['b']);
    ending.abort();
    vi.runAllTimers();
    expect(calls).toHaveLength(0);
    const without = startExcerpts({}, vi.fn(), new AbortController().signal);
    without.take('calls', ['b']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
