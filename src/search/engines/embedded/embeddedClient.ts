import {withBase} from '../../../site/base';
import {unreachable, type SearchClient, type SearchResult} from '../../client/port';
import {entryPath} from './indexFormat';
import type {Call, Reply} from './protocol';

type Pending = {resolve: (results: SearchResult[]) => void; reject: (error: Error) => void};

/** Fetches the index entry while the worker starts; on failure the worker fetches it itself. */
async function fetchEntry(): Promise<string | undefined> {
  const response = await fetch(withBase(entryPath)).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

/** A search client on the embedded engine. Its worker starts with the first call, and again after a crash. */
export function embeddedClient(): SearchClient {
  const pending = new Map<number, Pending>();
  let running: {worker: Worker; entry: Promise<string | undefined>} | undefined;
  let calls = 0;

  function start() {
    const worker = new Worker(/* webpackChunkName: "kept-engine" */ new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(unreachable(data.error));
      else call?.resolve(data.results);
    });
    worker.addEventListener('error', (event) => {
      for (const call of pending.values()) call.reject(unreachable(event.message));
      pending.clear();
      running = undefined;
    });
    return {worker, entry: fetchEntry()};
  }

  const search: SearchClient['search'] = async ({requests}) => {
    const id = (calls += 1);
    try {
      const {worker, entry} = (running ??= start());
      const results = await new Promise<SearchResult[]>((resolve, reject) => {
        pending.set(id, {resolve, reject});
        void entry.then((text) => worker.postMessage({id, requests, entry: text} satisfies Call));
      });
      return {results};
    } catch (error) {
      throw error instanceof Error && error.name === 'RetryError' ? error : unreachable(error);
    }
  };
  return {search, warm: () => void search({requests: []}).catch(() => undefined)};
}
