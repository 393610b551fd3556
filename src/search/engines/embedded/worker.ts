/** Runs the embedded engine off the main thread: opens the index once, answers requests. */
import {withBase} from '../../../site/base';
import {answersFile, type AnswerTable} from '../../answers/card';
import {cardsFor} from '../../answers/recognise';
import {openEngine, type Engine} from './engine';
import {entryPath, folderOf, type IndexEntry} from './indexFormat';
import type {Call, Opening, Question, Reply, Withdrawal} from './protocol';

type Opened = {engine: Engine; loadInFolder: (name: string) => Promise<unknown>};

let opened: Promise<Opened> | undefined;

async function load(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(withBase(path), {signal: signal ?? null});
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Keeps what was loaded: the next letter asks for the same answers. */
function kept(read: (path: string) => Promise<unknown>): (path: string) => Promise<unknown> {
  const known = new Map<string, Promise<unknown>>();
  return (path) => {
    const value = known.get(path) ?? read(path);
    known.set(path, value);
    value.catch(() => known.delete(path));
    return value;
  };
}

async function open(text?: string): Promise<Opened> {
  const entry = (text === undefined ? await load(entryPath) : JSON.parse(text)) as IndexEntry;
  const folder = folderOf(entry.build);
  const loadInFolder = kept((name) => Promise.resolve(entry.beside[name] ?? load(`${folder}/${name}`)));
  return {engine: openEngine(entry, load), loadInFolder};
}

async function answer(question: Question, signal: AbortSignal): Promise<unknown> {
  const {engine, loadInFolder} = await (opened ??= open());
  if ('cardsFor' in question)
    return cardsFor(question.cardsFor, (await loadInFolder(answersFile)) as AnswerTable);
  if ('excerptsOf' in question) return engine.excerpts(question.excerptsOf, question.objectIDs, signal);
  return {results: await Promise.all(question.requests.map((request) => engine.answer(request)))};
}

/** Retries once with a fresh index entry, because a deployment may have replaced the index. */
async function reply({id, question}: Call, signal: AbortSignal): Promise<Reply> {
  const fresh = () => {
    if (signal.aborted) throw new Error('Withdrawn');
    opened = undefined;
    return answer(question, signal);
  };
  try {
    return {id, value: await answer(question, signal).catch(fresh)};
  } catch (error) {
    if (!signal.aborted) opened = undefined;
    return {id, error: String(error)};
  }
}

const working = new Map<number, AbortController>();

addEventListener('message', ({data}: MessageEvent<Opening | Call | Withdrawal>) => {
  if ('entry' in data) {
    opened = open(data.entry);
    // The first question tries again.
    opened.catch(() => undefined);
    return;
  }
  if ('withdrawn' in data) return working.get(data.withdrawn)?.abort();
  const controller = new AbortController();
  working.set(data.id, controller);
  void reply(data, controller.signal).then((message) => {
    working.delete(data.id);
    postMessage(message);
  });
});
