/** Runs the embedded engine off the main thread: downloads the index once, answers requests in order. */
import {answer, deserialise, type Index} from './engine';
import type {Call, Reply} from './protocol';

let index: Promise<Index> | undefined;

async function download(url: string): Promise<Index> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return deserialise(await response.text());
}

async function reply({id, indexUrl, requests}: Call): Promise<Reply> {
  try {
    index ??= download(indexUrl);
    const loaded = await index;
    return {id, results: requests.map((request) => answer(loaded, request))};
  } catch (error) {
    index = undefined;
    return {id, error: String(error)};
  }
}

addEventListener('message', ({data}: MessageEvent<Call>) => {
  void reply(data).then((message) => postMessage(message));
});
