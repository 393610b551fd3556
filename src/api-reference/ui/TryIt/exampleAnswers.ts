/** Answers that come from the specification instead of a server. */
import type {ConsoleAnswer, ConsoleData} from '@site/src/api-reference/console/consoleData';
import {bodyKind, type Draft} from './buildRequest';
import {isObject} from './body/jsonValue';
import {formValue, visibleFields} from './body/visibleFields';
import {fieldId} from './fieldIds';
import type {Answer} from './sendRequest';
import {valueOf} from './values';

/** In the place of an example: the answer follows the request. */
export const followsRequest = -1;

/** An answer in a list of choices: `200, all fields`. */
export function answerLabel({status, title, type}: ConsoleAnswer, answers: ConsoleAnswer[]): string {
  const alike = answers.filter((other) => other.status === status && other.title === title).length > 1;
  const name = title && title !== 'Example' ? title : '';
  return [status === 'default' ? 'Any other status' : status, name, alike && type]
    .filter(Boolean)
    .join(' · ');
}

/** Statuses that stand for several: `2XX` is told as 200, `default` as 500. */
const statusOf = (status: string) =>
  /^\d{3}$/.test(status) ? Number(status) : /^\dXX$/i.test(status) ? Number(status[0]) * 100 : 500;

/** The answer of the specification as if a server had sent it. */
export function exampleAnswer({status, headers, type = '', value}: ConsoleAnswer): Answer {
  const body = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return {
    status: statusOf(status),
    statusText: '',
    headers: [...(type ? [['Content-Type', type] as [string, string]] : []), ...Object.entries(headers)],
    type,
    body: new Blob([body], {type}),
  };
}

type Fields = Record<string, unknown>;

function sentBody(data: ConsoleData, draft: Draft): unknown {
  const media = data.body?.content[draft.mediaType];
  if (!media) return undefined;
  const kind = bodyKind(draft.mediaType, media);
  if (kind === 'form' || kind === 'multipart')
    return formValue(visibleFields(media, draft, data.$defs), draft, data.$defs);
  try {
    return JSON.parse(draft.body) as unknown;
  } catch {
    return undefined;
  }
}

/** How many fields of two bodies are the same. */
const likeness = (one: unknown, other: unknown): number =>
  isObject(one) && isObject(other)
    ? Object.keys(one).filter((name) => JSON.stringify(one[name]) === JSON.stringify(other[name])).length
    : 0;

/** The written answer: where bodies have examples too, that of the most similar one, by its title or by its place. */
function writtenAnswer({answers, body}: ConsoleData, sent: unknown): ConsoleAnswer | undefined {
  const good = answers.filter(({status}) => /^2/.test(status));
  const examples = Object.values(body?.content ?? {})[0]?.examples ?? [];
  if (examples.length < 2 || good.length < 2) return good[0] ?? answers[0];
  const similar = examples.map(({value}) => likeness(value, sent));
  const index = similar.indexOf(Math.max(...similar));
  return (
    good.find(({title}) => title === examples[index]?.title) ??
    (good.length === examples.length ? good[index] : good[0])
  );
}

/** What the query says of the fields of an answer, or of each item of a list. */
function namedInQuery({parameters, $defs}: ConsoleData, draft: Draft, known: readonly string[]): Fields {
  const named = parameters.filter((each) => each.in === 'query' && known.includes(each.name));
  const fields = named.map(({name, schema}) => [
    name,
    valueOf(draft.texts[fieldId('query', name)] ?? '', schema, $defs),
  ]);
  return Object.fromEntries(
    fields.filter(([, value]) => value !== undefined && typeof value !== 'object'),
  ) as Fields;
}

/** What the last parameter of the path names: the field of this name, or the `id`. */
function namedInPath({path, parameters, $defs}: ConsoleData, draft: Draft, known: readonly string[]): Fields {
  const name = /\{([^{}]+)\}$/.exec(path)?.[1] ?? '';
  const field = [name, 'id'].find((each) => known.includes(each));
  const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
  const value = parameter && valueOf(draft.texts[fieldId('path', name)] ?? '', parameter.schema, $defs);
  return field === undefined || value === undefined ? {} : {[field]: value};
}

/**
 * An answer of the document with what was sent, as far as its schema has the names. Nothing is remembered: the next answer
 * knows nothing of this request.
 */
export function followingAnswer(data: ConsoleData, draft: Draft): ConsoleAnswer | undefined {
  const sent = sentBody(data, draft);
  const written = writtenAnswer(data, sent);
  const {value, fields = []} = written ?? {};
  const asked = namedInQuery(data, draft, fields);
  if (Array.isArray(value) && written)
    return {...written, value: value.map((item: unknown) => (isObject(item) ? {...item, ...asked} : item))};
  if (!written || !isObject(value)) return written;
  const echoed = Object.entries(isObject(sent) ? sent : {}).filter(([name]) => fields.includes(name));
  return {
    ...written,
    value: {...value, ...asked, ...Object.fromEntries(echoed), ...namedInPath(data, draft, fields)},
  };
}
