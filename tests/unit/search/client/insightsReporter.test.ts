import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {insightsReporter} from '../../../../src/search/client/insightsReporter';
import type {Hit} from '../../../../src/search/client/port';
import type {ShownAnswer} from '../../../../src/search/client/session';

const reportView = vi.hoisted(() => vi.fn<(account: unknown, event: {objectIDs: string[]}) => void>());
const reportClick = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/search/engines/hosted/insights', () => ({reportView, reportClick}));

const account = {appId: 'ABCDEF1234', apiKey: '0123456789abcdef0123456789abcdef', indexName: 'help-uk'};
const glance = 400;

const ids = (count: number, first = 0) => Array.from({length: count}, (_, index) => `hit-${first + index}`);

/** An answer of so many hits in pages of 20. */
function answer(count: number, ...queryIDs: (string | undefined)[]): ShownAnswer {
  const hits = ids(count).map((objectID) => ({objectID}) as Hit);
  const result = {hits, nbHits: 90, page: queryIDs.length - 1, nbPages: 5, hitsPerPage: 20, query: 'hold'};
  return {question: {query: 'hold'}, result, isFallback: false, queryIDs};
}

const viewed = () => reportView.mock.calls.map(([, {objectIDs}]) => objectIDs);

beforeEach(() => {
  vi.useFakeTimers();
  reportView.mockReset();
  reportClick.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe('what is drawn', () => {
  it('is reported once it has stayed for a moment: no other hit of the answer is', () => {
    insightsReporter(account).drawn(answer(20, 'query-1'), ['hit-3', 'hit-0']);
    vi.advanceTimersByTime(glance - 1);
    expect(reportView).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reportView).toHaveBeenCalledExactlyOnceWith(account, {
      indexName: 'help-uk',
      objectIDs: ['hit-3', 'hit-0'],
    });
  });

  it('is not reported when it gives way to another answer before', () => {
    const reporter = insightsReporter(account);
    reporter.drawn(answer(20, 'query-1'), ids(5));
    vi.advanceTimersByTime(glance - 1);
    reporter.drawn(answer(20, 'query-2'), ids(2));
    vi.advanceTimersByTime(glance);
    expect(viewed()).toEqual([ids(2)]);
  });

  it('is reported once an answer, and again with another', () => {
    const reporter = insightsReporter(account);
    for (const shown of [answer(20, 'query-1'), answer(20, 'query-1'), answer(20, 'query-2')]) {
      reporter.drawn(shown, ids(2));
      vi.advanceTimersByTime(glance);
    }
    expect(viewed()).toEqual([ids(2), ids(2)]);
  });

  it('is what came to it, when a further page of the answer came', () => {
    const reporter = insightsReporter(account);
    reporter.drawn(answer(20, 'query-1'), ids(20));
    vi.advanceTimersByTime(glance);
    reporter.drawn(answer(40, 'query-1', 'query-2'), ids(40));
    vi.advanceTimersByTime(glance);
    expect(viewed()).toEqual([ids(20), ids(20, 20)]);
  });

  it('is reported in events of 20, the most that one may name', () => {
    insightsReporter(account).drawn(answer(40, 'query-1', 'query-2'), ids(30));
    vi.advanceTimersByTime(glance);
    expect(viewed()).toEqual([ids(20), ids(10, 20)]);
  });

  it('is not reported when the view goes, of an embedded answer, or without an account', () => {
    const reporter = insightsReporter(account);
    reporter.drawn(answer(20, 'query-1'), ids(2));
    reporter.stop();
    reporter.drawn(answer(20, undefined), ids(2));
    reporter.drawn(undefined, []);
    insightsReporter(undefined).drawn(answer(20, 'query-1'), ids(2));
    vi.advanceTimersByTime(glance);
    expect(reportView).not.toHaveBeenCalled();
  });
});

describe('what is opened', () => {
  it('is reported with its rank in the answer and the query of its page', () => {
    const reporter = insightsReporter(account);
    reporter.drawn(answer(40, 'query-1', 'query-2'), ids(40));
    for (const id of ['hit-2', 'hit-21']) reporter.opened(id);
    expect(reportClick.mock.calls.map(([, event]: unknown[]) => event)).toEqual([
      {indexName: 'help-uk', queryID: 'query-1', objectID: 'hit-2', position: 3},
      {indexName: 'help-uk', queryID: 'query-2', objectID: 'hit-21', position: 22},
    ]);
  });

  it('is not reported of an embedded answer, of a hit that is not in it, or without an account', () => {
    const reporter = insightsReporter(account);
    reporter.opened('hit-2');
    reporter.drawn(answer(20, 'query-1'), ids(20));
    reporter.opened('saved-long-ago');
    reporter.drawn(answer(20, undefined), ids(20));
    reporter.opened('hit-2');
    const without = insightsReporter(undefined);
    without.drawn(answer(20, 'query-1'), ids(20));
    without.opened('hit-2');
    expect(reportClick).not.toHaveBeenCalled();
  });
});
