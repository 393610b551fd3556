import {unreachable, type SearchClient} from '../../client/port';
import {fetchFile, indexPath} from './indexFile';

/** What the worker answers. */
export type Methods = Omit<SearchClient, 'warm'>;

/** Messages to the worker: first the file of the index as it came, but for `cards`, which need none, and then calls. */
export type Message = {index: ArrayBuffer} | {id: number; method: keyof Methods; argument: unknown};

/** The answer to a call. */
export type Reply = {id: number; value: unknown} | {id: number; error: string};

type Pending = {resolve: (value: unknown) => void; reject: (error: Error) => void};

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

  const send = (to: Worker, message: Message) => to.postMessage(message);
  /** It is read in the worker, so that the page does not wait for it. */
  async function sendIndex(to: Worker): Promise<void> {
    const index = await (await fetchFile(indexPath)).arrayBuffer();
    to.postMessage({index} satisfies Message, [index]);
  }
  const open = () => {
    worker ??= start();
    return (index ??= sendIndex(worker));
  };

  const asking = <Method extends keyof Methods>(method: Method) =>
    ((argument: unknown) =>
      new Promise((resolve, reject) => {
        const id = (calls += 1);
        pending.set(id, {resolve, reject});
        const to = (worker ??= start());
        const ready = method === 'cards' ? Promise.resolve() : open();
        ready.then(() => send(to, {id, method, argument}), fail);
      })) as Methods[Method];

  return {
    search: asking('search'),
    excerpts: asking('excerpts'),
    cards: asking('cards'),
    warm: () => void open().catch(fail),
  };
}
