/** Refunds of Transact. */
import {sessionId} from './transactSessions';
import type {ApiField, Operation, Parameter} from './types';

const refundId = 'rfd_01JBR7Q4Y2';

const submitted = {
  id: refundId,
  session: sessionId,
  amount: 2599,
  currency: 'GBP',
  state: 'submitted',
  reason: 'Returned goods',
  created_at: '2025-11-03T09:15:00Z',
};

const refund: readonly ApiField[] = [
  {name: 'id', type: 'Text', meaning: 'The refund: `rfd_` and ten characters.'},
  {name: 'session', type: 'Text', meaning: 'The payment that is refunded.'},
  {name: 'amount', type: 'Integer', meaning: 'Minor units.'},
  {name: 'currency', type: 'Text', meaning: 'The currency of the payment.'},
  {
    name: 'state',
    type: 'Text',
    meaning:
      '`submitted`, `succeeded` or `failed`. See [Read what was refunded](./getting-started.md#read-what-was-refunded).',
  },
  {name: 'reason', type: 'Text', meaning: 'As you sent it, or `null`.'},
  {name: 'created_at', type: 'Time', meaning: 'When the refund was created, in UTC.'},
];

const id = (what: string, example: string): Parameter => ({
  name: 'id',
  in: 'path',
  type: 'Text',
  meaning: `The \`id\` of the ${what}.`,
  required: true,
  example,
});

export const createRefund: Operation = {
  id: 'createRefund',
  method: 'POST',
  path: '/refunds',
  title: 'Create a refund',
  summary:
    'Refunds a captured payment, in whole or in part. Several part refunds are possible, up to what was captured.',
  body: {
    fields: [
      {
        name: 'session',
        type: 'Text',
        meaning: 'The payment to refund.',
        required: true,
        limit: 'a session in state `captured`',
      },
      {
        name: 'amount',
        type: 'Integer',
        meaning: 'Minor units.',
        default: 'all that is left',
        limit: '1 to `amount_available` of the session',
      },
      {
        name: 'refund_amount_available',
        type: 'Integer',
        meaning:
          'What you believe is left. If it is not so, the refund is refused, so a second refund by mistake is not possible.',
        default: 'no check',
      },
      {
        name: 'reason',
        type: 'Text',
        meaning: 'Kept with the refund, for your own records.',
        default: 'none',
        limit: 'at most {{transact.refund.reasonMaxCharacters}} characters',
      },
    ],
    example: {session: sessionId, amount: 2599, refund_amount_available: 2599, reason: 'Returned goods'},
  },
  answer: {status: 201, what: 'the new refund', fields: refund, example: submitted},
  codes: [
    'TRN-400',
    'TRN-401',
    'TRN-403',
    'TRN-404',
    'TRN-409',
    'TRN-410',
    'TRN-411',
    'TRN-412',
    'TRN-422',
    'TRN-429',
    'TRN-500',
    'TRN-502',
    'TRN-503',
  ],
  repeat: 'key',
  events: ['refund.updated', 'payment.updated'],
};

export const readRefund: Operation = {
  id: 'readRefund',
  method: 'GET',
  path: '/refunds/{id}',
  title: 'Read a refund',
  summary: 'Reads the state of one refund. Your acquirer often takes a working day to accept it.',
  parameters: [id('refund', refundId)],
  answer: {status: 200, what: 'the refund', like: createRefund, example: {...submitted, state: 'succeeded'}},
  codes: ['TRN-401', 'TRN-404', 'TRN-429', 'TRN-500', 'TRN-503'],
  repeat: 'read',
};

export const listRefunds: Operation = {
  id: 'listRefunds',
  method: 'GET',
  path: '/sessions/{id}/refunds',
  title: 'List the refunds of a session',
  summary:
    'Lists every refund of a payment. Use it when the answer to a refund was lost and its key is no longer known.',
  parameters: [id('session', sessionId)],
  answer: {
    status: 200,
    what: 'an object with all refunds of the payment',
    fields: [
      {
        name: 'items',
        type: 'List of objects',
        meaning: 'Refunds, in the order in which they were created. Empty if there is none.',
      },
    ],
    example: {items: [submitted]},
  },
  codes: ['TRN-401', 'TRN-404', 'TRN-429', 'TRN-500', 'TRN-503'],
  repeat: 'read',
};
