import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {modalClient} from '../../../src/search/docsearch';
import {unreachable, type SearchClient} from '../../../src/search/port';

const requests = [{indexName: 'help-uk', query: 'hold'}];
const failing: SearchClient = {warm: () => undefined, search: () => Promise.reject(unreachable('offline'))};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('modalClient', () => {
  it('passes requests and results on', async () => {
    const search = vi.fn<SearchClient['search']>().mockResolvedValue({results: []});
    const onError = vi.fn();
    await expect(
      modalClient({warm: () => undefined, search})
        .search({requests})
        .catch(onError),
    ).resolves.toEqual({results: []});
    expect(search).toHaveBeenCalledExactlyOnceWith({requests});
    expect(onError).not.toHaveBeenCalled();
  });

  it('tells a failure after the stalled timer of the modal, not before', async () => {
    const onError = vi.fn();
    void modalClient(failing).search({requests}).catch(onError);
    await vi.advanceTimersByTimeAsync(300);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({name: 'RetryError'}));
  });

  it('never settles a failed query, so that the failure text stays', async () => {
    const settled = vi.fn();
    const rethrow = (error: Error) => {
      throw error;
    };
    void modalClient(failing).search({requests}).catch(rethrow).finally(settled);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(settled).not.toHaveBeenCalled();
  });
});
