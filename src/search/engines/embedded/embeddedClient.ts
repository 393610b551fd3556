import {withBase} from '../../../site/base';
import {unreachable, type AnswerCard, type SearchAnswer, type SearchClient} from '../../client/port';
import {entryPath} from './indexFormat';
import type {Call, Opening, Question, Reply, Withdrawal} from './protocol';

type Pending = {resolve: (value: unknown) => void; reject: (error: Error) => void};

/** Fetches the index entry while the worker starts; on failure the worker fetches it itself. */
async function fetchEntry(): Promise<string | undefined> {
  const response = await fetch(withBase(entryPath)).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

/**
 * A search client on the embedded engine. Its worker starts with the first call, and again after a crash.
 *
 * @param startWorker starts ./worker.ts
 */
export function embeddedClient(startWorker: () => Worker): SearchClient {
  const pending = new Map<number, Pending>();
  let running: {worker: Worker; opening: Promise<void>} | undefined;
  let calls = 0;

  function start() {
    const worker = startWorker();
    worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(unreachable(data.error));
      else call?.resolve(data.value);
    });
    worker.addEventListener('error', (event) => {
      for (const call of pending.values()) call.reject(unreachable(event.message));
      pending.clear();
      running = undefined;
    });
    const opening = fetchEntry().then((entry) => worker.postMessage({entry} satisfies Opening));
    return {worker, opening};
  }

  /** @param signal withdraws the question */
  async function ask(question: Question, signal?: AbortSignal): Promise<unknown> {
    const id = (calls += 1);
    try {
      const {worker, opening} = (running ??= start());
      await opening;
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => worker.postMessage({withdrawn: id} satisfies Withdrawal));
      return await new Promise((resolve, reject) => {
        pending.set(id, {resolve, reject});
        worker.postMessage({id, question} satisfies Call);
      });
    } catch (error) {
      throw error instanceof Error && error.name === 'RetryError' ? error : unreachable(error);
    }
  }

  return {
    search: ({requests}) => ask({requests}) as Promise<SearchAnswer>,
    excerpts: (query, objectIDs, signal) =>
      ask({excerptsOf: query, objectIDs}, signal) as Promise<Record<string, string>>,
    cards: (query) => ask({cardsFor: query}) as Promise<readonly AnswerCard[]>,
    warm: () => void ask({requests: []}).catch(() => undefined),
  };
}
