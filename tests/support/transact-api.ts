/**
 * A small Transact API on the loopback interface, for the code of the pages. The customer pays with the card that the
 * test names: each reading of a session takes it one state further, and sends `payment.updated` to its address.
 */
import {facts} from '../../src/content/facts';
import {json, startServer, type Received, type Reply, type Server} from './server';
import {
  declineOf,
  isSigned,
  problemOf,
  refusal,
  sign,
  testCards,
  transitions,
  type Code,
  type Problem,
  type State,
} from './transact-rules';

export const account = {id: 'acc_01J9Z6S4D3', secret: 'example-shared-secret-0001'};

/** An answer that the API gives before it does its work. */
export type Fault = {code: Code; retryAfter?: string};

export type Options = {
  /** The card with which the customer pays; without one the session expires. */
  card?: string;
  faults?: Fault[];
  currencies?: string[];
};

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
  created_at: string;
  expires_at: string;
};

type Kept = {session: Session; left: State[]; refundable: number; webhook?: string; saveCard: boolean};

type Order = {
  amount?: unknown;
  currency?: unknown;
  method?: unknown;
  reference?: unknown;
  save_card?: unknown;
  webhook_url?: unknown;
};

const {amount: amounts, reference: references, session: sessions} = facts.transact;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const created = '2025-11-03T09:15:00Z';
const idOf = (prefix: string, count: number) => `${prefix}_01JBR7K2M${count + 3}`;

/** @returns fields of an order that are wrong, as JSON pointers with what is wrong about them */
function mistakesOf({amount, currency, method, reference = ''}: Order): [pointer: string, detail: string][] {
  const isAmount = Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= amounts.max;
  const isReference =
    typeof reference === 'string' &&
    reference.length <= references.maxCharacters &&
    !/\d{13}/.test(reference);
  const checks: [boolean, string, string][] = [
    [isAmount, '/amount', `must be an integer from 1 to ${amounts.max}`],
    [['GBP', 'EUR', 'USD'].includes(String(currency)), '/currency', 'must be GBP, EUR or USD'],
    [
      ['dtmf', 'link', 'hosted_fields'].includes(String(method)),
      '/method',
      'must be dtmf, link or hosted_fields',
    ],
    [
      isReference,
      '/reference',
      `must have at most ${references.maxCharacters} characters and no card number`,
    ],
  ];
  return checks.flatMap(([isRight, ...mistake]) => (isRight ? [] : [mistake]));
}

function parsed(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const invalid = (mistakes: [string, string][]) =>
  refusal('TRN-400', `${mistakes.length} field is wrong.`, {
    errors: mistakes.map(([pointer, detail]) => ({pointer, detail})),
  });

function transact({card = '', faults = [], currencies = ['GBP', 'EUR']}: Options) {
  const kept = new Map<string, Kept>();
  const answers = new Map<string, {body: string; reply: Reply}>();
  const events: Promise<number>[] = [];

  function send({session, webhook}: Kept): void {
    if (!webhook) return;
    const {id, state, amount, currency, reference, card: shown, token, problem} = session;
    const data = {id, state, amount, currency, reference, card: shown, token, problem};
    const body = JSON.stringify({
      id: idOf('evt', events.length),
      event: 'payment.updated',
      created_at: created,
      data,
    });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'X-Transact-Timestamp': timestamp,
      'X-Transact-Password': sign(account.secret, timestamp, body),
    };
    events.push(fetch(webhook, {method: 'POST', headers, body}).then(({status}) => status));
  }

  function move(item: Kept, state: State): void {
    const {session} = item;
    const legal: readonly State[] = transitions[session.state];
    if (!legal.includes(state)) throw new Error(`${session.state} does not lead to ${state}.`);
    session.state = state;
    if (state === 'declined') session.problem = declineOf(session.amount);
    if (state === 'failed') session.problem = problemOf('TRN-502', 'The acquirer did not answer.');
    if (state === 'authorised') {
      session.card = {
        brand: 'visa',
        first_six: card.slice(0, 6),
        last_four: card.slice(-4),
        expiry: '2027-12',
      };
      session.token = item.saveCard ? 'tok_01JBR7M5N6' : null;
    }
    if (state === 'captured') item.refundable = session.amount;
    send(item);
  }

  function create(order: Order): Reply {
    const mistakes = mistakesOf(order);
    if (mistakes.length) return invalid(mistakes);
    if (!currencies.includes(String(order.currency)))
      return refusal('TRN-403', `${String(order.currency)} is not enabled for this account.`);
    const id = idOf('ses', kept.size);
    const session: Session = {
      id,
      state: 'created',
      method: String(order.method),
      amount: Number(order.amount),
      currency: String(order.currency),
      reference: typeof order.reference === 'string' ? order.reference : null,
      payment_url: order.method === 'dtmf' ? null : `https://pay.example.com/s/${id}`,
      agent_code: order.method === 'dtmf' ? '482136' : null,
      card: null,
      token: null,
      problem: null,
      created_at: created,
      expires_at: new Date(Date.parse(created) + sessions.minutes * 60_000).toISOString().replace('.000', ''),
    };
    const webhook = typeof order.webhook_url === 'string' ? order.webhook_url : undefined;
    const left = [...(testCards[card] ?? ['expired' as const])];
    kept.set(id, {session, left, refundable: 0, webhook, saveCard: order.save_card === true});
    return json(201, session);
  }

  function refund({session_id, amount, reason}: Record<string, unknown>): Reply {
    const item = kept.get(String(session_id));
    if (!item) return refusal('TRN-404', `${String(session_id)} does not exist.`);
    if (item.session.state === 'expired') return refusal('TRN-410', `${item.session.id} has expired.`);
    if (!(Number(amount) >= 1 && Number(amount) <= item.refundable))
      return invalid([['/amount', `must be from 1 to ${item.refundable}`]]);
    item.refundable -= Number(amount);
    if (item.refundable === 0) move(item, 'refunded');
    const {currency} = item.session;
    return json(201, {id: 'rfd_01JBR7Q4Y2', session_id, amount, currency, reason, created_at: created});
  }

  function post({path, body, headers}: Received): Reply {
    const key = String(headers['idempotency-key']);
    if (!uuid.test(key)) return refusal('TRN-400', 'Idempotency-Key must be a UUID.');
    const known = answers.get(key);
    if (known)
      return known.body === body
        ? known.reply
        : refusal('TRN-422', 'This key was used with another body.', {}, {});
    const reply = path.endsWith('/refunds') ? refund(parsed(body)) : create(parsed(body));
    answers.set(key, {body, reply});
    return reply;
  }

  function read(id: string): Reply {
    const item = kept.get(id);
    if (!item) return refusal('TRN-404', `${id} does not exist.`);
    const next = item.left.shift();
    if (next) move(item, next);
    return json(200, item.session);
  }

  const answer = (received: Received): Reply => {
    if (!isSigned(received, account)) return refusal('TRN-401', 'The password is not that of the body.');
    const fault = faults.shift();
    if (fault)
      return refusal(
        fault.code,
        'Try again later.',
        {},
        fault.retryAfter ? {'Retry-After': fault.retryAfter} : {},
      );
    const id = /^\/transact\/v1\/sessions\/(\w+)$/.exec(received.path)?.[1];
    if (received.method === 'GET' && id) return read(id);
    if (received.method === 'POST' && /^\/transact\/v1\/(sessions|refunds)$/.test(received.path))
      return post(received);
    return refusal('TRN-404', `${received.method} ${received.path} does not exist.`);
  };

  return {answer, events};
}

/** @returns the address for TRANSACT_API, every request, and the statuses with which webhooks were answered */
export async function startTransactApi(
  options: Options = {},
): Promise<{api: string; webhooks: () => Promise<number[]>} & Pick<Server, 'requests' | 'close'>> {
  const {answer, events} = transact(options);
  const {url, requests, close} = await startServer(answer);
  return {api: `${url}/transact/v1`, webhooks: () => Promise.all(events), requests, close};
}
