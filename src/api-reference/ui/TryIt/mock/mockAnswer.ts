/**
 * The server in the page: answers a request from the examples of the document and from what this visit has done before. What is
 * posted is found again, PUT and PATCH merge, DELETE removes. Where the document gives no hint its written example answers.
 */
import type {ConsoleAnswer, ConsoleData} from '@site/src/api-reference/console/consoleData';
import {deleteThing, findThing, isDeleted, keepThing, nameText, thingsIn, type Thing} from './resources';

/** What a request says, as values. */
export type MockRequest = {
  /** Path parameters by name. */
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
};

/** Names by which APIs let a caller say how long a list may be. */
const limits = /^(limit|per_?page|page_?size|max_?results|count|top|first)$/i;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The place that a path is about: a collection, or one thing of it, which its last parameter names. */
function placeOf({path: route}: ConsoleData, {path}: MockRequest) {
  const parts = route.split('/').filter(Boolean);
  const field = /^\{(.+)\}$/.exec(parts.at(-1) ?? '')?.[1];
  const filled = parts.map((part) => part.replace(/\{(.+?)\}/g, (_, name: string) => path[name] ?? ''));
  const collection = `/${(field === undefined ? filled : filled.slice(0, -1)).join('/')}`;
  return {collection, field: field ?? 'id', id: field === undefined ? undefined : path[field]};
}

/** How many fields of two things are the same. */
function likeness(a: unknown, b: unknown): number {
  if (!isThing(a) || !isThing(b)) return 0;
  return Object.entries(a).filter(([name, value]) => JSON.stringify(b[name]) === JSON.stringify(value))
    .length;
}

/**
 * The written answer to what a request holds: where several bodies have examples, that of the most similar one, by its title or
 * by its place.
 */
function writtenAnswer({body, answers}: ConsoleData, request: MockRequest): ConsoleAnswer | undefined {
  const good = answers.filter(({status}) => /^2/.test(status));
  const examples = Object.values(body?.content ?? {})[0]?.examples ?? [];
  if (examples.length < 2 || good.length < 2) return good[0] ?? answers[0];
  const similar = examples.map(({value}) => likeness(value, request.body));
  const index = similar.indexOf(Math.max(...similar));
  const title = examples[index]?.title;
  return (
    good.find((each) => each.title === title) ?? (good.length === examples.length ? good[index] : good[0])
  );
}

function missing({answers}: ConsoleData): ConsoleAnswer {
  return (
    answers.find(({status}) => status === '404') ?? {
      status: '404',
      description: 'Not found: you deleted it during this visit.',
      headers: {},
    }
  );
}

/** A name that no thing has: the example's, or one counted on from it. */
function freshId(api: string, collection: string, example: unknown): unknown {
  for (let count = 0; ; count++) {
    const id =
      typeof example === 'number' ? example + count : `${String(example)}${count ? `-${count + 1}` : ''}`;
    if (!findThing(api, collection, 'id', String(id)) && !isDeleted(api, collection, String(id))) return id;
  }
}

/** The field that names a thing: the one that is called after it, or ends like a name. */
function idField(example: Thing): string | undefined {
  const names = Object.keys(example);
  return names.find((name) => name === 'id') ?? names.find((name) => /(_id|Id)$/.test(name));
}

/** The fields of the request that an answer of this kind has: a password comes back from no server. */
function echoed(data: ConsoleData, example: Thing, body: unknown): Thing {
  if (!isThing(body)) return {};
  const known = new Set(
    data.answers.flatMap(({status, value}) =>
      /^2/.test(status) && isThing(value) ? Object.keys(value) : [],
    ),
  );
  const optional = Object.keys(example).some((name) => Object.hasOwn(body, name));
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) =>
        known.has(name) ||
        (optional &&
          idField(example) !== undefined &&
          !/password|secret|token|code/i.test(name) &&
          value !== null),
    ),
  );
}

/** The list in an answer: itself, or the one list of things that it holds. */
function listIn(value: unknown): {items: Thing[]; put: (items: Thing[]) => unknown} | undefined {
  if (Array.isArray(value)) return value.every(isThing) ? {items: value, put: (items) => items} : undefined;
  if (!isThing(value)) return undefined;
  const lists = Object.entries(value).filter(
    (entry): entry is [string, Thing[]] => Array.isArray(entry[1]) && entry[1].every(isThing),
  );
  const [first] = lists;
  return lists.length === 1 && first && idField(value) === undefined
    ? {items: first[1], put: (items) => ({...value, [first[0]]: items})}
    : undefined;
}

/** Things of which each field that the query names has the wanted value, or one of the wanted values. */
function filtered(items: Thing[], query: MockRequest['query']): Thing[] {
  return items.filter((item) =>
    Object.entries(query).every(([name, wanted]) => {
      if (!Object.hasOwn(item, name) || typeof item[name] === 'object') return true;
      return [wanted].flat().map(nameText).includes(nameText(item[name]));
    }),
  );
}

function limited(items: Thing[], query: MockRequest['query']): Thing[] {
  const limit = Object.entries(query).find(([name]) => limits.test(name))?.[1];
  const count = Number(limit);
  return limit !== undefined && Number.isInteger(count) && count >= 0 ? items.slice(0, count) : items;
}

/**
 * What this visit has put into a list. Things also come from what stands above a search, such as `/pets` of
 * `/pets/findByStatus`, when they look like those of the list.
 */
function keptFor(api: string, collection: string, [example = {}]: Thing[]): Thing[] {
  const own = thingsIn(api, collection);
  const names = Object.keys(example);
  const above = thingsIn(api, collection.replace(/\/[^/]*$/, ''));
  const alike = above.filter(
    (thing) => names.filter((name) => Object.hasOwn(thing, name)).length * 2 > names.length,
  );
  return own.length ? own : alike;
}

/** @returns the answer, as the document would write it */
export function mockAnswer(data: ConsoleData, request: MockRequest): ConsoleAnswer | undefined {
  const written = writtenAnswer(data, request);
  if (!written) return undefined;
  const {api} = data;
  const method = data.method.toLowerCase();
  const {collection, field, id} = placeOf(data, request);
  const example = written.value;

  if (id !== undefined && isDeleted(api, collection, id) && method !== 'put') return missing(data);
  if (method === 'delete' && id !== undefined) {
    deleteThing(api, collection, field, id);
    return written;
  }
  const list = listIn(example);
  if (method === 'get' && list && id === undefined) {
    const kept = keptFor(api, collection, list.items);
    const names = new Set(kept.map((thing) => String(thing.id)));
    const others = list.items.filter((item) => {
      const own = String(item.id);
      return !names.has(own) && !isDeleted(api, collection, own);
    });
    return {
      ...written,
      value: list.put(limited(filtered([...kept, ...others], request.query), request.query)),
    };
  }
  if (!isThing(example)) return written;

  if (method === 'get' || method === 'head') {
    if (id === undefined) return written;
    const kept = findThing(api, collection, field, id);
    if (kept) return {...written, value: {...example, ...kept}};
    const name = Object.hasOwn(example, field) ? field : Object.hasOwn(example, 'id') ? 'id' : undefined;
    return name
      ? {
          ...written,

          value: {...example, [name]: typeof example[name] === 'number' ? Number(id) : id},
        }
      : written;
  }
  const body = echoed(data, example, request.body);
  const named = idField(example);
  if (id !== undefined) {
    const old = findThing(api, collection, field, id) ?? example;
    const name = Object.hasOwn(example, field) ? field : (named ?? field);
    const thing = {...old, ...body, [name]: typeof example[name] === 'number' ? Number(id) : id};
    keepThing(api, collection, field, thing);
    return {...written, value: thing};
  }
  if (named === undefined) return {...written, value: {...example, ...body}};
  const given = isThing(request.body) ? request.body[named] : undefined;
  const old = given === undefined ? undefined : findThing(api, collection, named, nameText(given));
  const thing = {...(old ?? example), ...body, [named]: given ?? freshId(api, collection, example[named])};
  keepThing(api, collection, named, thing);
  return {...written, value: thing};
}
