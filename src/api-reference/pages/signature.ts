/** How a webhook is signed, and the form that checks it, where a header of the document says so. */
import {verbatim} from '../changelog/valuesInMarkdown';
import {isObject, type Json} from '../model/grammar';
import type {Operation} from '../model/openApiTypes';
import type {SignatureRule} from '../ui/WebhookSignature/verify';
import {blocks, element} from './mdx';

const algorithms = ['hmac-sha1', 'hmac-sha256', 'hmac-sha512'] as const;
const encodings = ['hex', 'base64'] as const;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** @returns the value, or the first of those that are known where it is missing; undefined for any other */
const oneOf = <Known extends string>(value: unknown, known: readonly Known[], usual: Known) =>
  value === undefined ? usual : known.find((each) => each === value);

/**
 * @param header that has the signature
 * @param given what an author says of it; README.md lists what that may be
 * @returns undefined for what a page cannot check
 */
export function ruleFrom(header: string, given: Json): SignatureRule | undefined {
  const algorithm = oneOf(given.algorithm, algorithms, 'hmac-sha256');
  const encoding = oneOf(given.encoding, encodings, 'hex');
  if (!algorithm || !encoding) return undefined;
  return {
    header,
    algorithm,
    encoding,
    message: text(given.message) ?? '{body}',
    prefix: text(given.prefix),
    timestamp: text(given.timestamp),
    tolerance: typeof given.tolerance === 'number' ? given.tolerance : undefined,
  };
}

/** The rule of the first header that has one. */
const ruleOf = ({parameters = []}: Operation): SignatureRule | undefined =>
  parameters
    .map(({in: place, name, 'x-signature': given}) =>
      place === 'header' && isObject(given) && !Array.isArray(given) ? ruleFrom(name, given) : undefined,
    )
    .find(Boolean);

function inWords({
  header,
  algorithm,
  encoding,
  message,
  prefix,
  timestamp,
  tolerance,
}: SignatureRule): string {
  const form = encoding === 'hex' ? 'hexadecimal digits in lower case' : 'Base64';
  const after = prefix ? `, after ${verbatim(prefix)}` : '';
  const sentences = [
    `The header ${verbatim(header)} has the ${algorithm.replace('hmac-sha', 'HMAC-SHA')} of ${verbatim(message)} as ${form}${after}.`,
    'The key is the secret that you share with the sender.',
    timestamp &&
      tolerance !== undefined &&
      `Refuse an event whose ${verbatim(timestamp)} differs from your clock by more than ${tolerance} seconds.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/**
 * @param event whose headers may have an `x-signature`
 * @returns MDX of its section; an empty string where nothing is declared that a page can check
 */
export function signature(event: Operation, heading: (text: string) => string): string {
  const rule = ruleOf(event);
  if (!rule) return '';
  return blocks(
    heading('Signature'),
    inWords(rule),
    element('WebhookSignature', {method: event.method, ...rule}),
  );
}
