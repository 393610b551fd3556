import {withBase} from '../../../site/base';
import {unreachable, type AnswerCard, type SearchAnswer, type SearchClient} from '../../client/port';
import {indexPath, type IndexFile} from './indexFile';
import type {Call, Opening, Question, Reply} from './protocol';

type Pending = {resolve: (value: unknown) => void; reject: (error: Error) => void};

async function fetchIndex(): Promise<IndexFile> {
  const response = await fetch(withBase(indexPath));
  if (!response.ok) throw new Error(`${indexPath} answered ${response.status}`);
  return (await response.json()) as IndexFile;
}

/**
 * A search client on the embedded engine. Its worker starts with the first call, while the index is fetched, and both
 * again after a failure.
 *
 * @param startWorker starts ./worker.ts
 */
export function embeddedClient(startWorker: () => Worker): SearchClient {
  const pending = new Map<number, Pending>();
  let running: Promise<Worker> | undefined;
  let calls = 0;

  function fail(cause: unknown): void {
    for (const {reject} of pending.values()) reject(unreachable(cause));
    pending.clear();
    running = undefined;
  }

  async function start(): Promise<Worker> {
    const worker = startWorker();
    worker.addEventListener('error', ({message}) => fail(message));
    worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(unreachable(data.error));
      else call?.resolve(data.value);
    });
    const index = await fetchIndex().catch((error: unknown) => {
      worker.terminate();
      throw error;
    });
    worker.postMessage({index} satisfies Opening);
    return worker;
  }

  function ask(question: Question): Promise<unknown> {
    const id = (calls += 1);
    return new Promise((resolve, reject) => {
      pending.set(id, {resolve, reject});
      running ??= start();
      running.then((worker) => worker.postMessage({id, question} satisfies Call), fail);
    });
  }

  return {
    search: ({requests}) => ask({requests}) as Promise<SearchAnswer>,
    excerpts: (_, objectIDs) => ask({excerptsOf: objectIDs}) as Promise<Record<string, string>>,
    cards: (query) => ask({cardsFor: query}) as Promise<readonly AnswerCard[]>,
    warm: () => void ask({requests: []}).catch(() => undefined),
  };
}
