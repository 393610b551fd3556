/** Runs the embedded engine off the main thread. */
import {answersPath} from '../../../site/identity';
import type {AnswerTable} from '../../answers/card';
import {cardsFor} from '../../answers/recognise';
import type {Message, Methods, Reply} from './embeddedClient';
import {openEngine, type Engine} from './engine';
import {fetchFile, type IndexFile} from './indexFile';

const files = new Map<string, Promise<unknown>>();

/** Keeps what has come; what has failed is asked for again with the next question. */
function load(path: string): Promise<unknown> {
  const file = files.get(path) ?? fetchFile(path).then((response) => response.json());
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

let engine: Engine | undefined;

const methods: Methods = {
  search: async (request) => engine!.answer(request),
  excerpts: (objectIDs) => engine!.excerpts(objectIDs),
  cards: async (query) => cardsFor(query, (await load(answersPath)) as AnswerTable),
};

addEventListener('message', ({data}: MessageEvent<Message>) => {
  if ('index' in data) {
    engine = openEngine(JSON.parse(new TextDecoder().decode(data.index)) as IndexFile, load);
    return;
  }
  const {id, method, argument} = data;
  methods[method](argument as never).then(
    (value) => postMessage({id, value} satisfies Reply),
    (error) => postMessage({id, error: String(error)} satisfies Reply),
  );
});
