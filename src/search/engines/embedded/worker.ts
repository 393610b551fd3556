/** Runs the embedded engine off the main thread: opens the index once, answers requests. */
import {withBase} from '../../../site/base';
import {openEngine, type Engine} from './engine';
import {entryPath, type IndexEntry} from './indexFormat';
import type {Call, Reply} from './protocol';

let engine: Promise<Engine> | undefined;

async function load(path: string): Promise<unknown> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

async function open(text: string | undefined): Promise<Engine> {
  const entry: unknown = text === undefined ? await load(entryPath) : JSON.parse(text);
  return openEngine(entry as IndexEntry, load);
}

async function answer({id, requests, entry}: Call): Promise<Reply> {
  const opened = await (engine ??= open(entry));
  return {id, results: await Promise.all(requests.map((request) => opened.answer(request)))};
}

/** Retries once with a fresh index entry, because a deployment may have replaced the index. */
async function reply(call: Call): Promise<Reply> {
  try {
    return await answer(call).catch(() => {
      engine = undefined;
      return answer({...call, entry: undefined});
    });
  } catch (error) {
    engine = undefined;
    return {id: call.id, error: String(error)};
  }
}

addEventListener('message', ({data}: MessageEvent<Call>) => {
  void reply(data).then((message) => postMessage(message));
});
