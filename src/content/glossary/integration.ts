import type {Term} from './types';

export const integration: readonly Term[] = [
  {
    id: 'back-off',
    term: 'Exponential back-off',
    definition:
      'Waits between tries that double each time. With full jitter, each wait is a random part of that, so that clients do not return together.',
    see: '[Retries and lost answers](./retries.mdx)',
  },
  {
    id: 'cursor',
    term: 'Cursor',
    definition:
      'A value in an answer that names the place after its last row. Send it with the next request to get the next page.',
  },
  {
    id: 'dkim',
    term: 'DKIM',
    definition:
      'DomainKeys Identified Mail (RFC 6376): a signature by which a receiver checks that a domain sent the e-mail.',
  },
  {
    id: 'diarisation',
    term: 'Diarisation',
    also: ['speaker labels'],
    definition:
      'Finding out who speaks when in a recording, so that each line of a transcript has its speaker.',
  },
  {
    id: 'hmac',
    term: 'HMAC',
    definition:
      'Hash-based message authentication code (RFC 2104): a signature that only holders of the shared secret can make or check.',
    see: '[Sign requests](./transact/password-example.md)',
  },
  {
    id: 'idempotency-key',
    term: 'Idempotency key',
    also: ['idempotency keys'],
    definition:
      'A value that you send with a request so that a repeat gets the first result and nothing is done twice.',
    see: '[Retries and lost answers](./retries.mdx)',
  },
  {
    id: 'json-lines',
    term: 'JSON Lines',
    definition: 'A text file with one JSON object on each line, which programs can read line by line.',
  },
  {
    id: 'sha-256',
    term: 'SHA-256',
    definition:
      'A hash: 64 hexadecimal digits that change completely if one bit of the file changes. Equal hashes mean equal files.',
  },
  {
    id: 'webhook',
    term: 'Webhook',
    also: ['webhooks'],
    definition:
      'A request that a product sends to your server when something happens, so that you do not have to ask for it.',
    see: '[Retries and lost answers](./retries.mdx)',
  },
];
