/** Sessions of Transact: a payment from its creation to its last state. */
import type {ApiField, Operation} from './types';

export const sessionId = 'ses_01JBR7K2M3';

const card = {brand: 'visa', first_six: '411111', last_four: '1111', expiry: '2027-12'};

const created = {
  id: sessionId,
  state: 'created',
  method: 'link',
  amount: 2599,
  currency: 'GBP',
  reference: 'INV-1042',
  payment_url: `https://pay.example.com/s/${sessionId}`,
  agent_code: null,
  card: null,
  token: null,
  problem: null,
  refund_summary: {status: 'pending', amount_available: 0, amount_submitted: 0},
  created_at: '2025-11-03T09:15:00Z',
  expires_at: '2025-11-04T09:15:00Z',
};

/** Fields of a session, in the order of an answer. */
const session: readonly ApiField[] = [
  {name: 'id', type: 'Text', meaning: 'The session: `ses_` and ten characters.'},
  {
    name: 'state',
    type: 'Text',
    meaning: 'How far the payment is. See [States](./technical-design.md#states).',
  },
  {
    name: 'method',
    type: 'Text',
    meaning: 'The way of paying: `dtmf`, `link` or `hosted_fields`, or `token` for a saved card.',
  },
  {name: 'amount', type: 'Integer', meaning: 'Minor units, as you sent them.'},
  {name: 'currency', type: 'Text', meaning: 'ISO 4217 code, as you sent it.'},
  {name: 'reference', type: 'Text', meaning: 'Your own identifier, or `null`.'},
  {
    name: 'payment_url',
    type: 'Web address',
    meaning: 'The page on which the customer pays by `link` or in `hosted_fields`. Otherwise `null`.',
  },
  {
    name: 'agent_code',
    type: 'Text',
    meaning: 'Six digits that the agent keys after `**` for `dtmf`. Otherwise `null`.',
  },
  {
    name: 'card',
    type: 'Object',
    meaning: '`brand`, `first_six`, `last_four` and `expiry`. `null` until the state is `authorised`.',
  },
  {
    name: 'token',
    type: 'Text',
    meaning: 'Stands for the card in later payments. `null` unless you sent `save_card`.',
  },
  {
    name: 'problem',
    type: 'Object',
    meaning:
      'Why the session is `declined` or `failed`. See [Error handling](./error-handling.md#the-form-of-an-error).',
  },
  {
    name: 'refund_summary',
    type: 'Object',
    meaning: '`status`, `amount_available` and `amount_submitted`, in minor units.',
  },
  {name: 'created_at', type: 'Time', meaning: 'When the session was created, in UTC.'},
  {
    name: 'expires_at',
    type: 'Time',
    meaning: 'When it expires without a complete card.',
  },
];

const order: readonly ApiField[] = [
  {
    name: 'amount',
    type: 'Integer',
    meaning: 'Minor units of the currency: `2599` is 25.99 pounds.',
    required: true,
    limit: '1 to {{transact.amount.max}}',
  },
  {
    name: 'currency',
    type: 'Text',
    meaning: 'ISO 4217 code. Your acquirer decides which you may use.',
    required: true,
    limit: '`GBP`, `EUR` or `USD`',
  },
  {
    name: 'method',
    type: 'Text',
    meaning: 'The way of paying. Never send it with `token`.',
    required: 'without `token`',
    limit: '`dtmf`, `link` or `hosted_fields`',
  },
  {
    name: 'token',
    type: 'Text',
    meaning: 'Charges a saved card. See [Tokens](./technical-design.md#tokens).',
    required: 'without `method`',
  },
  {
    name: 'initiated_by',
    type: 'Text',
    meaning: 'Who asks for a payment by token.',
    required: 'with `token`',
    limit: '`customer` or `merchant`',
  },
  {
    name: 'link_expires_in',
    type: 'Integer',
    meaning: 'How long a link lives, in minutes.',
    default: '{{transact.link.defaultHours}} hours',
    limit: '{{transact.link.minMinutes}} minutes to {{transact.link.maxDays}} days',
  },
  {
    name: 'reference',
    type: 'Text',
    meaning: 'Your own identifier, which appears on statements of your acquirer.',
    default: 'none',
    limit: 'at most {{transact.reference.maxCharacters}} characters, no card number',
  },
  {
    name: 'save_card',
    type: 'Boolean',
    meaning: 'Whether to return a token for later payments.',
    default: '`false`',
  },
  {
    name: 'webhook_url',
    type: 'Web address',
    meaning: 'Where we send `payment.updated` for this session.',
    default: 'the address of your account',
    limit: 'HTTPS, at most 2,000 characters',
  },
];

export const createSession: Operation = {
  id: 'createSession',
  method: 'POST',
  path: '/sessions',
  title: 'Create a session',
  summary:
    'Starts one payment, by one of the three ways or by the token of a saved card. Give `payment_url` to the customer, or `agent_code` to the agent.',
  body: {
    fields: order,
    example: {amount: 2599, currency: 'GBP', method: 'link', reference: 'INV-1042'},
  },
  answer: {status: 201, what: 'the new session', fields: session, example: created},
  codes: ['TRN-400', 'TRN-401', 'TRN-403', 'TRN-409', 'TRN-422', 'TRN-429', 'TRN-500', 'TRN-502', 'TRN-503'],
  repeat: 'key',
  limits: [
    'A session by `dtmf` or `hosted_fields` expires after {{transact.session.minutes}} minutes. A session by `token` is finished within seconds.',
  ],
  events: ['payment.updated'],
};

export const readSession: Operation = {
  id: 'readSession',
  method: 'GET',
  path: '/sessions/{id}',
  title: 'Read a session',
  summary:
    'Reads the state of a payment. Use it after a lost answer, after an event that came out of order, and before you refund.',
  parameters: [
    {
      name: 'id',
      in: 'path',
      type: 'Text',
      meaning: 'The `id` of the session.',
      required: true,
      example: sessionId,
    },
  ],
  answer: {
    status: 200,
    what: 'the session as it is now, also when it is `declined`, `failed` or `expired`',
    like: createSession,
    example: {
      ...created,
      state: 'captured',
      card,
      refund_summary: {status: 'available', amount_available: 2599, amount_submitted: 0},
    },
  },
  codes: ['TRN-401', 'TRN-404', 'TRN-429', 'TRN-500', 'TRN-503'],
  repeat: 'read',
};
