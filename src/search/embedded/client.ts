import {unreachable, type SearchClient, type SearchResult} from '../port';
import type {Call, Reply} from './protocol';

type Pending = {resolve: (results: SearchResult[]) => void; reject: (error: Error) => void};

/**
 * The embedded engine behind the port. Its worker starts with the first call; the index is downloaded once,
 * and again after a failure.
 */
export function embeddedClient(): SearchClient {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let calls = 0;

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(unreachable(data.error));
      else call?.resolve(data.results);
    });
    started.addEventListener('error', (event) => {
      for (const call of pending.values()) call.reject(unreachable(event.message));
      pending.clear();
      worker = undefined;
    });
    return started;
  }

  const search: SearchClient['search'] = ({requests}) => {
    const call: Call = {id: (calls += 1), requests};
    return new Promise((resolve, reject) => {
      try {
        worker ??= start();
      } catch (error) {
        return reject(unreachable(error));
      }
      pending.set(call.id, {resolve: (results) => resolve({results}), reject});
      worker.postMessage(call);
    });
  };
  return {search, warm: () => void search({requests: []}).catch(() => undefined)};
}
