/** The events of a stream: server-sent events, and lines or sequences of JSON. */
import {createParser} from 'eventsource-parser';

export type StreamEvent = {
  /** Its type, where the stream names one. */
  type?: string;
  id?: string;
  data: string;
};

type Reader = (text: string) => StreamEvent[];

/** Server-sent events as the HTML standard has them; one without its empty line at the end has not come yet. */
const serverSent: Reader = (text) => {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({event, id, data}) => events.push({type: event, id, data}),
  });
  parser.feed(text);
  return events;
};

const separated =
  (separator: RegExp): Reader =>
  (text) =>
    text
      .split(separator)
      .map((data) => ({data: data.trim()}))
      .filter(({data}) => data);

const readers: [RegExp, Reader][] = [
  [/^text\/event-stream\b/i, serverSent],
  [/^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines)\b/i, separated(/\r?\n/)],
  // RFC 7464: each text begins with a record separator.
  // eslint-disable-next-line no-control-regex -- The record separator is a control character.
  [/^application\/(.+\+)?json-seq\b/i, separated(/\u001e/)],
];

/** Whether a body of this media type is a stream of events. */
export const isStream = (type: string): boolean => readers.some(([pattern]) => pattern.test(type));

/**
 * @param type of the body
 * @param text what has come
 * @returns its events, the oldest first
 */
export const eventsIn = (type: string, text: string): StreamEvent[] =>
  readers.find(([pattern]) => pattern.test(type))?.[1](text) ?? [];
