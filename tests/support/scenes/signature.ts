/** A guide that says how a webhook is signed, and an event that is signed like that. */
import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {findPage, type BuiltPage} from './built';

type Rule = Record<'header' | 'message' | 'timestamp', string>;

const fence = /^```signature\n([^]*?)^```/m;

/** The fence of a page; empty where it has none. */
const fenceOf = ({source}: BuiltPage): string =>
  (source && fence.exec(readFileSync(source, 'utf8'))?.[1]) ?? '';

/** @returns a page with the form that checks a signature */
export const signed = (): BuiltPage =>
  findPage('a page that says how a webhook is signed', (page) => fenceOf(page) !== '');

/**
 * @param page with the form
 * @param now milliseconds
 * @returns what to write into the form, by the labels of its fields: an event that is signed right
 */
export function signedEvent(page: BuiltPage, now: number): Record<string, string> {
  const {header, message, timestamp} = parse(fenceOf(page).replace(/\{\{[^}]*\}\}/g, '0')) as Rule;
  const values: Record<string, string> = {
    body: '{"name": "Bücher"}',
    method: 'POST',
    path: '/events?a=1',
    [timestamp]: String(Math.floor(now / 1000)),
  };
  const text = message.replace(/\{([^{}]+)\}/g, (_, name: string) => values[name] ?? '');
  return {
    Secret: 'example-secret',
    [header]: createHmac('sha256', 'example-secret').update(text).digest('hex'),
    [timestamp]: values[timestamp]!,
    'Path, with its query': values.path!,
    'Body, as it was received': values.body!,
  };
}
