import type {Entity} from './types';

const field = {since: '2025-02-03', nullable: false, appearsIn: ['REST', 'Audit log']} as const;

export const auditEvent = {
  name: 'auditEvent',
  title: 'Audit event',
  summary:
    'One line of the audit log, which is append-only and kept for {{focus.audit.keptYears}} years. JSON Lines, CSV and the REST API have the same fields. All values are texts, integers and objects, so that hashes can be computed.',
  form: 'document',
  fields: [
    {
      ...field,
      name: 'seq',
      type: {kind: 'integer', min: 1},
      meaning: 'Position in the chain, from `1`, without gaps.',
      example: 1,
    },
    {
      ...field,
      name: 'id',
      type: {kind: 'identifier', of: 'evt'},
      meaning: 'The event.',
      example: 'evt_01K94F3NM3',
    },
    {
      ...field,
      name: 'time',
      type: {kind: 'time', milliseconds: true},
      meaning: 'When it happened, to the millisecond.',
      example: '2025-11-03T09:00:00.000Z',
    },
    {
      ...field,
      name: 'actor',
      type: {
        kind: 'either',
        of: [
          {kind: 'identifier', of: 'per'},
          {kind: 'text', min: 1},
        ],
      },
      meaning: 'The person, the name of the API client, or `system`.',
      example: 'system',
    },
    {
      ...field,
      name: 'action',
      type: {kind: 'text', form: 'action'},
      meaning: 'What was done: an area, a full stop and the deed.',
      example: 'account.created',
    },
    {
      ...field,
      name: 'target',
      type: {kind: 'identifier', of: 'any'},
      meaning: 'What it was done to.',
      example: 'acc_01K94F3NM0',
    },
    {
      ...field,
      name: 'outcome',
      type: {
        kind: 'enum',
        values: {
          success: 'It was done',
          refused: 'It was not permitted',
          failed: 'It was permitted and did not succeed',
        },
      },
      meaning: 'How it ended.',
      example: 'success',
    },
    {
      ...field,
      name: 'ip',
      type: {
        kind: 'either',
        of: [
          {kind: 'text', form: 'ipv4'},
          {kind: 'text', form: 'ipv6'},
          {kind: 'text', form: 'empty'},
        ],
      },
      meaning: 'Address of the caller. Empty text, never `null`, when the actor is `system`.',
      example: '192.0.2.10',
    },
    {
      ...field,
      name: 'details',
      type: {kind: 'details'},
      meaning:
        'Particulars, such as the old and the new value of a setting, but no content. In CSV, its canonical JSON.',
      example: {plan: 'enterprise', region: 'uk'},
    },
    {
      ...field,
      name: 'prev_hash',
      type: {kind: 'text', form: 'sha256'},
      meaning: '`hash` of the event with the `seq` before it; 64 zeros for event 1.',
      example: '0000000000000000000000000000000000000000000000000000000000000000',
      since: '2025-05-30',
    },
    {
      ...field,
      name: 'hash',
      type: {kind: 'text', form: 'sha256'},
      meaning: 'SHA-256 of the canonical form of this event.',
      example: '2c26b08fb797b920e2d4ca1f5c0afaa0c0fca669bd06e4d26d47ecb8aae0e9c3',
      since: '2025-05-30',
    },
  ],
} as const satisfies Entity;
