/**
 * A small Transact API on the loopback interface, for the code of the pages. The customer pays with the card that the
 * test names: each reading of a session takes it one state further, and sends `payment.updated` to its address.
 */
import {facts} from '../../src/content/facts';
import {startFaulty, type Fault, type FaultyServer} from './faults/network';
import {operationOf, unknownFields} from './operations';
import {json, type Received, type Reply} from './server';
import {mistakesOf, type Order, type Refund, type Session} from './transact-order';
import {
  declineOf,
  isSigned,
  problemOf,
  refusal,
  sign,
  testCards,
  transitions,
  type Code,
  type State,
} from './transact-rules';

export const account = {id: 'acc_01J9Z6S4D3', secret: 'example-shared-secret-0001'};

/** An answer that the API gives before it does its work. */
export type Refused = {code: Code; retryAfter?: string};

export type Options = {
  /** A fault of the network, the request that it happens to, and how often. */
  fault?: Fault;
  isHit?: Parameters<typeof startFaulty>[2];
  times?: number;
  /** The card with which the customer pays; without one the session expires. */
  card?: string;
  faults?: Refused[];
  currencies?: string[];
};

type Kept = {session: Session; left: State[]; webhook?: string; saveCard: boolean; refunds: Refund[]};

const {session: sessions, link: links} = facts.transact;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const created = '2025-11-03T09:15:00Z';
const idOf = (prefix: string, count: number) => `${prefix}_01JBR7K2M${count + 3}`;

const expiryOf = (minutes: number) =>
  new Date(Date.parse(created) + minutes * 60_000).toISOString().replace('.000', '');

const failureOf = (card: string) =>
  card.endsWith('3063')
    ? problemOf('TRN-402', 'The bank did not confirm the customer.')
    : problemOf('TRN-502', 'The acquirer did not answer.');

function parsed(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Fields that the operation of the reference does not have. */
const unknownIn = (operation: string, body: Record<string, unknown>): [string, string][] =>
  unknownFields(operationOf('transact', operation).body ?? {fields: []}, body).map((name) => [
    `/${name}`,
    'is not a field of this request',
  ]);

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
    const {pathname, search} = new URL(webhook);
    const headers = {
      'Content-Type': 'application/json',
      'X-Transact-Timestamp': timestamp,
      'X-Transact-Password': sign(account.secret, timestamp, `POST ${pathname}${search}`, body),
    };
    events.push(fetch(webhook, {method: 'POST', headers, body}).then(({status}) => status));
  }

  function move(item: Kept, state: State): void {
    const {session} = item;
    const legal: readonly State[] = transitions[session.state];
    if (!legal.includes(state)) throw new Error(`${session.state} does not lead to ${state}.`);
    session.state = state;
    if (state === 'declined') session.problem = declineOf(session.amount);
    if (state === 'failed') session.problem = failureOf(card);
    if (['declined', 'failed', 'expired'].includes(state)) session.refund_summary.status = 'unavailable';
    if (state === 'authorised') {
      session.card = {
        brand: 'visa',
        first_six: card.slice(0, 6),
        last_four: card.slice(-4),
        expiry: '2027-12',
      };
      session.token = item.saveCard ? 'tok_01JBR7M5N6' : null;
    }
    if (state === 'captured')
      session.refund_summary = {status: 'available', amount_available: session.amount, amount_submitted: 0};
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
      method: order.token === undefined ? String(order.method) : 'token',
      amount: Number(order.amount),
      currency: String(order.currency),
      reference: typeof order.reference === 'string' ? order.reference : null,
      payment_url: /link|hosted/.test(String(order.method)) ? `https://pay.example.com/s/${id}` : null,
      agent_code: order.method === 'dtmf' ? '482136' : null,
      card: null,
      token: null,
      problem: null,
      refund_summary: {status: 'pending', amount_available: 0, amount_submitted: 0},
      created_at: created,
      expires_at: expiryOf(order.method === 'link' ? links.defaultHours * 60 : sessions.minutes),
    };
    const webhook = typeof order.webhook_url === 'string' ? order.webhook_url : undefined;
    const charged: State[] = ['authorising', 'authorised', 'captured'];
    const left = order.token === undefined ? [...(testCards[card] ?? ['expired' as const])] : charged;
    kept.set(id, {session, left, webhook, saveCard: order.save_card === true, refunds: []});
    return json(201, session);
  }

  function refund({
    session: id,
    amount,
    reason = null,
    refund_amount_available: guard,
  }: Record<string, unknown>): Reply {
    const item = kept.get(String(id));
    if (!item) return refusal('TRN-404', `${String(id)} does not exist.`);
    const {session, refunds} = item;
    if (session.state === 'expired') return refusal('TRN-410', `${session.id} has expired.`);
    const {amount_available: available} = session.refund_summary;
    if (guard !== undefined && guard !== available)
      return refusal('TRN-412', `${available} can be refunded, not ${JSON.stringify(guard)}.`);
    const asked = amount === undefined ? available : Number(amount);
    if (!(Number.isInteger(asked) && (asked >= 1 || amount === undefined)))
      return invalid([['/amount', 'must be an integer from 1']]);
    if (asked > available || available === 0) return refusal('TRN-411', `${available} can be refunded.`);
    session.refund_summary.amount_available -= asked;
    session.refund_summary.amount_submitted += asked;
    if (asked === available) session.refund_summary.status = 'full';
    const made: Refund = {
      id: `rfd_01JBR7Q4Y${refunds.length + 2}`,
      session: session.id,
      amount: asked,
      currency: session.currency,
      state: 'submitted',
      reason: typeof reason === 'string' ? reason : null,
      created_at: created,
    };
    refunds.push(made);
    return json(201, made);
  }

  /** Reading a refund settles it. */
  function settle(made: Refund): Reply {
    made.state = 'succeeded';
    const item = kept.get(made.session)!;
    if (item.session.refund_summary.status === 'full' && item.session.state === 'captured')
      move(item, 'refunded');
    return json(200, made);
  }

  function readRefund(path: string): Reply {
    const all = [...kept.values()].flatMap(({refunds}) => refunds);
    const [, of] = /sessions\/(\w+)\/refunds$/.exec(path) ?? [];
    if (of) return json(200, {items: all.filter(({session}) => session === of)});
    const made = all.find(({id}) => path.endsWith(`/refunds/${id}`));
    return made ? settle(made) : refusal('TRN-404', 'The refund does not exist.');
  }

  function post({path, body, headers}: Received): Reply {
    const key = String(headers['idempotency-key']);
    if (!uuid.test(key)) return refusal('TRN-400', 'Idempotency-Key must be a UUID.');
    const known = answers.get(key);
    if (known)
      return known.body === body
        ? known.reply
        : refusal('TRN-422', 'This key was used with another body.', {}, {});
    const isRefund = path.endsWith('/refunds');
    const order = parsed(body);
    const unknown = unknownIn(isRefund ? 'createRefund' : 'createSession', order);
    const reply = unknown.length ? invalid(unknown) : isRefund ? refund(order) : create(order);
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
    if (received.method === 'GET' && /\/refunds(\/\w+)?$/.test(received.path))
      return readRefund(received.path);
    if (received.method === 'POST' && /^\/transact\/v1\/(sessions|refunds)$/.test(received.path))
      return post(received);
    return refusal('TRN-404', `${received.method} ${received.path} does not exist.`);
  };

  return {answer, events};
}

/** @returns the address for TRANSACT_API, every request, and the statuses with which webhooks were answered */
export async function startTransactApi(
  options: Options = {},
): Promise<{api: string; webhooks: () => Promise<number[]>} & FaultyServer> {
  const {fault, isHit = () => false, times} = options;
  const {answer, events} = transact(options);
  const server = await startFaulty(answer, fault, isHit, times);
  return {api: `${server.url}/transact/v1`, webhooks: () => Promise.all(events), ...server};
}
