/** A request as text: for a link, for the storage of the tab, for the list of what was sent. No secret or file is in it. */
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import type {Draft} from './buildRequest';
import {firstAlternative} from './credentials';
import {hasExample, withExample} from './draft';
import {withoutSecrets} from './secretFields';

/** What a reader has filled in, as far as it may be written down. */
export type Filled = {draft: Draft; alternative: number};

/** Changes when what is written could no longer be read. */
const version = 1;

/** Longer texts than a form would hold are nobody's request. */
const longest = 100_000;

/** Only what differs from the examples of the document. */
type Written = {
  texts?: Record<string, string>;
  type?: string;
  example?: number;
  body?: string;
  alternative?: number;
};

/** Base64 for addresses (RFC 4648, section 5) of a text in UTF-8. */
const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decode(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
}

/** The draft from which a text of a media type and its example tells the differences. */
const startOf = (data: ConsoleData, initial: Draft, type: string, example: number): Draft =>
  type === initial.mediaType && !example ? initial : withExample(data, initial, type, example);

/**
 * @param initial the draft that the examples of the document make
 * @returns version and content, in letters that an address can hold; empty where nothing differs
 */
export function writeRequest(data: ConsoleData, {draft, alternative}: Filled, initial: Draft): string {
  const shown = withoutSecrets(data, draft, initial, () => undefined);
  const start = startOf(data, initial, shown.mediaType, shown.example);
  const texts = Object.entries(shown.texts).filter(([id, text]) => text !== (start.texts[id] ?? ''));
  const written: Written = {
    ...(texts.length > 0 && {texts: Object.fromEntries(texts)}),
    ...(shown.mediaType !== initial.mediaType && {type: shown.mediaType}),
    ...(shown.example > 0 && {example: shown.example}),
    ...(shown.body !== start.body && {body: shown.body}),
    ...(alternative !== firstAlternative(data) && {alternative}),
  };
  return Object.keys(written).length ? `${version}.${encode(JSON.stringify(written))}` : '';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

/**
 * Reads what {@link writeRequest} has written; anybody may have written it.
 *
 * @returns undefined for what cannot be read, or was written for another document
 */
export function readRequest(data: ConsoleData, text: string, initial: Draft): Filled | undefined {
  const [, number, content] = /^(\d+)\.([\w-]*)$/.exec(text) ?? [];
  if (Number(number) !== version || content === undefined || content.length > 4 * longest) return undefined;
  let written: Partial<Record<keyof Written, unknown>> | null;
  try {
    written = JSON.parse(decode(content)) as typeof written;
  } catch {
    return undefined;
  }
  if (typeof written !== 'object' || written === null) return undefined;
  const {
    texts = {},
    type = initial.mediaType,
    example = 0,
    body,
    alternative = firstAlternative(data),
  } = written;
  const isKnownType =
    isText(type) && (type === '' || (typeof example === 'number' && hasExample(data, type, example)));
  const isKnownAlternative =
    alternative === 0 || (typeof alternative === 'number' && alternative in data.security);
  if (!isKnownType || !isKnownAlternative || typeof texts !== 'object' || texts === null) return undefined;
  if (body !== undefined && !isText(body)) return undefined;
  const start = startOf(data, initial, type, Number(example));
  const known = Object.entries(texts as Record<string, unknown>).filter(
    (entry): entry is [string, string] => Object.hasOwn(start.texts, entry[0]) && isText(entry[1]),
  );
  return {
    draft: {...start, texts: {...start.texts, ...Object.fromEntries(known)}, body: body ?? start.body},
    alternative,
  };
}
