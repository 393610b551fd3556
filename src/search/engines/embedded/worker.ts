/** Runs the embedded engine off the main thread. */
import {withBase} from '../../../site/base';
import {answersPath} from '../../../site/identity';
import type {AnswerTable} from '../../answers/card';
import {cardsFor} from '../../answers/recognise';
import {openEngine, type Engine} from './engine';
import type {IndexFile} from './indexFile';
import type {Call, Opening, Question, Reply} from './protocol';

const files = new Map<string, Promise<unknown>>();

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Keeps what has come; what has failed is asked for again with the next question. */
function load(path: string): Promise<unknown> {
  const file = files.get(path) ?? fetchJson(path);
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

let engine: Engine | undefined;

async function answer(question: Question): Promise<unknown> {
  if ('cardsFor' in question) return cardsFor(question.cardsFor, (await load(answersPath)) as AnswerTable);
  if (!engine) throw new Error('The index has not come');
  if ('excerptsOf' in question) return engine.excerpts(question.excerptsOf);
  return {results: question.requests.map(engine.answer)};
}

addEventListener('message', ({data}: MessageEvent<Opening | Call>) => {
  if ('index' in data) {
    engine = openEngine(JSON.parse(new TextDecoder().decode(data.index)) as IndexFile, load);
    return;
  }
  const {id, question} = data;
  answer(question).then(
    (value) => postMessage({id, value} satisfies Reply),
    (error) => postMessage({id, error: String(error)} satisfies Reply),
  );
});
