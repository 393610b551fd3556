/**
 * A small Transact API on the loopback interface, for the programs of the pages. The customer pays with the card that
 * the test names: each reading of a session takes it one state further, and sends `payment.updated` to its address.
 */
import {facts} from '../../src/content/facts';
import {startFaulty, type FaultOptions, type FaultyServer} from './faults/network';
import {json, type Received, type Reply} from './server';
import {
  declineOf,
  isSigned,
  problemOf,
  refusal,
  sign,
  testCards,
  type Problem,
  type State,
} from './transact-rules';

export const account = {id: 'acct_sandbox_demo', secret: 'sk_sandbox_demo_9f2c41'};

export type Options = FaultOptions & {
  /** The card with which the customer pays; without one the session expires. */
  card?: string;
};

type Order = Partial<
  Record<'currency' | 'method' | 'reference' | 'webhook_url' | 'session' | 'reason', string> & {
    amount: number;
    save_card: boolean;
  }
>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const created = '2025-11-03T09:15:00Z';
const refunded = '2025-11-03T09:40:00Z';
const idOf = (prefix: string, count: number) => `${prefix}_01JBR7K2M${count + 3}`;

const expiryOf = (minutes: number) =>
  new Date(Date.parse(created) + minutes * 60_000).toISOString().replace('.000', '');

const failureOf = (card: string) =>
  card.endsWith('3063')
    ? problemOf('TRN-402', 'The bank did not confirm the customer.')
    : problemOf('TRN-502', 'The acquirer did not answer.');

/** A session as it is when it is made. */
function sessionOf(id: string, {amount = 0, currency = '', method = '', reference}: Order) {
  const {session: sessions, link: links} = facts.transact;
  return {
    id,
    state: 'created' as State,
    method,
    amount,
    currency,
    reference: reference ?? null,
    payment_url: method === 'dtmf' ? null : `https://pay.example.com/s/${id}`,
    agent_code: method === 'dtmf' ? '482136' : null,
    card: null as Record<'brand' | 'first_six' | 'last_four' | 'expiry', string> | null,
    token: null as string | null,
    problem: null as Problem | null,
    refund_summary: {status: 'pending', amount_available: 0, amount_submitted: 0},
    created_at: created,
    expires_at: expiryOf(method === 'link' ? links.defaultHours * 60 : sessions.minutes),
  };
}

const refundOf = (id: string, {session = '', reason}: Order, amount: number, currency: string) => ({
  id,
  session,
  amount,
  currency,
  state: 'submitted',
  reason: reason ?? null,
  created_at: refunded,
});

type Kept = {
  session: ReturnType<typeof sessionOf>;
  refunds: ReturnType<typeof refundOf>[];
  /** States to come. */
  left: State[];
  order: Order;
};

function transact(card: string) {
  const kept = new Map<string, Kept>();
  const answers = new Map<string, Reply>();
  const events: Promise<number>[] = [];

  function send({session, order: {webhook_url: webhook}}: Kept): void {
    if (!webhook) return;
    const {id, state, amount, currency, reference, card: shown, token, problem} = session;
    const data = {id, state, amount, currency, reference, card: shown, token, problem};
    const event = {id: idOf('evt', events.length), event: 'payment.updated', created_at: created, data};
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'X-Transact-Timestamp': timestamp,
      'X-Transact-Password': sign(account.secret, timestamp, `POST ${new URL(webhook).pathname}`, body),
    };
    events.push(fetch(webhook, {method: 'POST', headers, body}).then(({status}) => status));
  }

  function move(item: Kept, state: State): void {
    const {session} = item;
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
      session.token = item.order.save_card ? 'tok_01JBR7M5N6' : null;
    }
    if (state === 'captured')
      session.refund_summary = {status: 'available', amount_available: session.amount, amount_submitted: 0};
    send(item);
  }

  function create(order: Order): Reply {
    if (!order.amount || !order.currency || !order.method) return refusal('TRN-400', 'A field is missing.');
    const session = sessionOf(idOf('ses', kept.size), order);
    kept.set(session.id, {session, refunds: [], left: [...(testCards[card] ?? ['expired' as const])], order});
    return json(201, session);
  }

  function refund(order: Order): Reply {
    const item = kept.get(order.session ?? '');
    if (!item) return refusal('TRN-404', `${order.session} does not exist.`);
    const {session, refunds} = item;
    const summary = session.refund_summary;
    const asked = order.amount ?? summary.amount_available;
    if (asked > summary.amount_available || asked === 0)
      return refusal('TRN-411', `${summary.amount_available} can be refunded.`);
    summary.amount_available -= asked;
    summary.amount_submitted += asked;
    if (summary.amount_available === 0) summary.status = 'full';
    const made = refundOf(`rfd_01JBR7Q4Y${refunds.length + 2}`, order, asked, session.currency);
    refunds.push(made);
    return json(201, made);
  }

  /** Reading a refund settles it. */
  function readRefund(id: string): Reply {
    const item = [...kept.values()].find(({refunds}) => refunds.some((one) => one.id === id));
    const made = item?.refunds.find((one) => one.id === id);
    if (!item || !made) return refusal('TRN-404', `${id} does not exist.`);
    made.state = 'succeeded';
    if (item.session.refund_summary.status === 'full' && item.session.state === 'captured')
      move(item, 'refunded');
    return json(200, made);
  }

  function readSession(id: string): Reply {
    const item = kept.get(id);
    if (!item) return refusal('TRN-404', `${id} does not exist.`);
    const next = item.left.shift();
    if (next) move(item, next);
    return json(200, item.session);
  }

  function post({path, body, headers}: Received): Reply {
    const key = String(headers['idempotency-key']);
    if (!uuid.test(key)) return refusal('TRN-400', 'Idempotency-Key must be a UUID.');
    const order = JSON.parse(body) as Order;
    const reply = answers.get(key) ?? (path.endsWith('/refunds') ? refund(order) : create(order));
    answers.set(key, reply);
    return reply;
  }

  const answer = (received: Received): Reply => {
    if (!isSigned(received, account)) return refusal('TRN-401', 'The password is not that of the body.');
    const [, kind, id] = /^\/transact\/v1\/(sessions|refunds)(?:\/(\w+))?$/.exec(received.path) ?? [];
    if (kind && !id && received.method === 'POST') return post(received);
    if (id && received.method === 'GET') return kind === 'refunds' ? readRefund(id) : readSession(id);
    return refusal('TRN-404', `${received.method} ${received.path} does not exist.`);
  };

  return {answer, events};
}

/** @returns the address for TRANSACT_API, every request, and the statuses with which webhooks were answered */
export async function startTransactApi({card = '', ...faults}: Options = {}): Promise<
  {api: string; webhooks: () => Promise<number[]>} & FaultyServer
> {
  const {answer, events} = transact(card);
  const server = await startFaulty(answer, faults);
  return {api: `${server.url}/transact/v1`, webhooks: () => Promise.all(events), ...server};
}
