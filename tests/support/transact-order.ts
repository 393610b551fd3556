/** Sessions and refunds of the small Transact API, and what is wrong with an order. */
import {facts} from '../../src/content/facts';
import type {Problem, State} from './transact-rules';

export type Session = {
  id: string;
  state: State;
  method: string;
  amount: number;
  currency: string;
  reference: string | null;
  payment_url: string | null;
  agent_code: string | null;
  card: {brand: string; first_six: string; last_four: string; expiry: string} | null;
  token: string | null;
  problem: Problem | null;
  refund_summary: {
    status: 'pending' | 'available' | 'full' | 'unavailable';
    amount_available: number;
    amount_submitted: number;
  };
  created_at: string;
  expires_at: string;
};

export type Refund = {
  id: string;
  session: string;
  amount: number;
  currency: string;
  state: 'submitted' | 'succeeded' | 'failed';
  reason: string | null;
  created_at: string;
};

export type Order = {
  amount?: unknown;
  currency?: unknown;
  method?: unknown;
  reference?: unknown;
  save_card?: unknown;
  webhook_url?: unknown;
  token?: unknown;
  initiated_by?: unknown;
};

const {amount: amounts, reference: references} = facts.transact;

/** @returns fields of an order that are wrong, as JSON pointers with what is wrong about them */
export function mistakesOf({
  amount,
  currency,
  method,
  reference = '',
  token,
  initiated_by,
}: Order): [pointer: string, detail: string][] {
  const isAmount = Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= amounts.max;
  const isReference =
    typeof reference === 'string' &&
    reference.length <= references.maxCharacters &&
    !/\d{13}/.test(reference);
  const checks: [boolean, string, string][] = [
    [isAmount, '/amount', `must be an integer from 1 to ${amounts.max}`],
    [['GBP', 'EUR', 'USD'].includes(String(currency)), '/currency', 'must be GBP, EUR or USD'],
    [
      token === undefined ? ['dtmf', 'link', 'hosted_fields'].includes(String(method)) : method === undefined,
      '/method',
      'must be dtmf, link or hosted_fields, and is left out with a token',
    ],
    [
      token === undefined || ['customer', 'merchant'].includes(String(initiated_by)),
      '/initiated_by',
      'must be customer or merchant with a token',
    ],
    [
      isReference,
      '/reference',
      `must have at most ${references.maxCharacters} characters and no card number`,
    ],
  ];
  return checks.flatMap(([isRight, ...mistake]) => (isRight ? [] : [mistake]));
}
