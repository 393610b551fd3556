import {withBase} from '../../../site/base';
import {unreachable, type AnswerCard, type SearchAnswer, type SearchClient} from '../../client/port';
import {indexPath} from './indexFile';
import type {Call, Opening, Question, Reply} from './protocol';

type Pending = {resolve: (value: unknown) => void; reject: (error: Error) => void};

/** The index is read in the worker, so that the page does not wait for it. */
async function fetchIndex(): Promise<ArrayBuffer> {
  const response = await fetch(withBase(indexPath));
  if (!response.ok) throw new Error(`${indexPath} answered ${response.status}`);
  return response.arrayBuffer();
}

/**
 * A search client on the embedded engine. Its worker starts with the first call, while the index is fetched, and both
 * again after a failure. Cards need no index, so they can be had beside the hosted engine.
 *
 * @param startWorker starts ./worker.ts
 */
export function embeddedClient(startWorker: () => Worker): SearchClient {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let index: Promise<void> | undefined;
  let calls = 0;

  function fail(cause: unknown): void {
    for (const {reject} of pending.values()) reject(unreachable(cause));
    pending.clear();
    worker?.terminate();
    worker = index = undefined;
  }

  function start(): Worker {
    const started = startWorker();
    started.addEventListener('error', ({message}) => fail(message));
    started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(unreachable(data.error));
      else call?.resolve(data.value);
    });
    return started;
  }

  async function sendIndex(to: Worker): Promise<void> {
    const index = await fetchIndex();
    to.postMessage({index} satisfies Opening, [index]);
  }

  function ask(question: Question): Promise<unknown> {
    const id = (calls += 1);
    return new Promise((resolve, reject) => {
      pending.set(id, {resolve, reject});
      const to = (worker ??= start());
      const ready = 'cardsFor' in question ? Promise.resolve() : (index ??= sendIndex(to));
      ready.then(() => to.postMessage({id, question} satisfies Call), fail);
    });
  }

  return {
    search: ({requests}) => ask({requests}) as Promise<SearchAnswer>,
    excerpts: (objectIDs) => ask({excerptsOf: objectIDs}) as Promise<Record<string, string>>,
    cards: (query) => ask({cardsFor: query}) as Promise<readonly AnswerCard[]>,
    warm: () => void ask({requests: []}).catch(() => undefined),
  };
}
