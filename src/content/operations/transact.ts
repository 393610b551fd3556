/** The Transact API. */
import {createRefund, listRefunds, readRefund} from './transactRefunds';
import {createSession, readSession} from './transactSessions';
import type {Api} from './types';

const variable = (name: string, header: string) => ({name: header, value: [{variable: name}]});

export const transact: Api = {
  id: 'transact',
  base: 'https://sandbox.api.example.com/transact/v1',
  page: '/docs/transact/operations',
  headers: [
    variable('TRANSACT_ACCOUNT', 'X-Transact-Account'),
    variable('TRANSACT_TIMESTAMP', 'X-Transact-Timestamp'),
    variable('TRANSACT_PASSWORD', 'X-Transact-Password'),
  ],
  pages: {codes: './error-handling.md', retries: '../retries.mdx'},
  rate: '{{transact.rest.requestsPerMinute}} requests a minute for each account.',
  keyHours: '{{transact.idempotency.keptHours}}',
  events: [
    {
      name: 'payment.updated',
      sent: 'At each change of state of a session.',
      see: './technical-design.md#webhooks',
    },
    {
      name: 'refund.updated',
      sent: 'When a refund has succeeded or failed.',
      see: './technical-design.md#webhooks',
    },
  ],
  operations: [createSession, readSession, createRefund, readRefund, listRefunds],
};
