/** Codes, problem details and declines of the page are those that the API gives. */
import {randomUUID} from 'node:crypto';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {afterEach, describe, expect, it} from 'vitest';
import {facts} from '../../../src/content/facts';
import {account, startTransactApi, type Options} from '../../support/transact-api';
import {declineOf, declines, problems, sign, type Code} from '../../support/transact-rules';
import {fencesOf, headingsOf, pageAt, pages} from '../../content/corpus';

const page = pageAt('docs/transact/error-handling.md');

const ajv = new Ajv2020({strict: true, allErrors: true});
addFormats(ajv);

const text = {type: 'string', minLength: 1};
const common = {
  type: {
    type: 'string',
    format: 'uri',
    pattern: '^https://help\\.example\\.co\\.uk/docs/transact/error-handling#trn-',
  },
  title: text,
  detail: text,
};
const mistake = {
  type: 'object',
  required: ['pointer', 'detail'],
  properties: {pointer: {type: 'string', format: 'json-pointer'}, detail: text},
  additionalProperties: false,
};

/** RFC 9457 with the members that the page lists. */
const isProblem = ajv.compile({
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    ...common,
    status: {type: 'integer', minimum: 400, maximum: 599},
    code: {enum: Object.keys(problems)},
    request_id: {type: 'string', pattern: '^req_[0-9A-HJKMNP-TV-Z]{10}$'},
    errors: {type: 'array', minItems: 1, items: mistake},
  },
  additionalProperties: false,
});

const isDecline = ajv.compile({
  type: 'object',
  required: ['type', 'title', 'detail', 'code', 'response_code'],
  properties: {
    ...common,
    code: {enum: Object.keys(declines)},
    response_code: {type: 'string', pattern: '^[0-9A-Z]{2}$'},
  },
  additionalProperties: false,
});

type Body = {type: string; title: string; status: number; code: string; errors?: {pointer: string}[]};

const known: Record<string, readonly [number | string, ...string[]]> = {...problems, ...declines};

/** What a schema cannot say: type, title and status belong to the code. */
function expectOneCode({type, title, status, code}: Body): void {
  expect(type.split('#')[1]).toBe(code.toLowerCase());
  const expected = status === undefined ? [title] : [status, title];
  expect(known[code]?.slice(0, expected.length)).toEqual(expected);
}

describe('headings', () => {
  const headings = headingsOf(page).filter(({value: title}) => title.startsWith('TRN-'));

  it('name every code with its title, once, under its anchor', () => {
    const titles = [
      ...Object.entries(problems).map(([code, [, title]]) => `${code}: ${title}`),
      ...Object.entries(declines).map(([code, [title]]) => `${code}: ${title}`),
    ];
    expect(headings.map(({value: title}) => title)).toEqual(titles);
    for (const {value: title, anchor} of headings) expect(anchor).toBe(title.split(':')[0]?.toLowerCase());
  });

  it('have a cause, and say whether to repeat', () => {
    const parts = page.text.split(/^### TRN-/m).slice(1);
    expect(parts).toHaveLength(headings.length);
    const repeats = parts.filter((part) => /\*Retry:\* yes/.test(part)).map((part) => part.slice(0, 3));
    expect(parts.filter((part) => !/\*Retry:\* (?:yes|no|never)/.test(part))).toEqual([]);
    expect(repeats).toEqual(['409', '429', '500', '502', '503']);
  });
});

describe('problem details', () => {
  const bodies = pages
    .filter(({path}) => path.startsWith('docs/transact/'))
    .flatMap((from) => fencesOf(from, 'json'))
    .map(({value, title}) => ({title, body: JSON.parse(value) as Body}))
    .filter(({body}) => 'type' in body);

  it('of the pages are as the schema asks', () => {
    expect(bodies.length).toBeGreaterThan(2);
    for (const {title, body} of bodies) {
      const isRight = 'response_code' in body ? isDecline : isProblem;
      expect(isRight(body), `${title}: ${ajv.errorsText(isRight.errors)}`).toBe(true);
      expectOneCode(body);
      if (/^\d/.test(title ?? '')) expect(title).toMatch(new RegExp(`^${body.status} `));
    }
  });

  it('have the members of the table', () => {
    const listed = [...page.text.matchAll(/^\| `(\w+)` \| .* \| .* \| .* \|$/gm)].map(([, name]) => name);
    const sent = new Set(bodies.flatMap(({body}) => Object.keys(body)));
    expect(new Set(listed.filter((name) => !/^\d|^N7/.test(name ?? '')))).toEqual(sent);
  });

  it('sees what is wrong with a body', () => {
    const [body] = bodies.map(({body: sample}) => sample).filter(({status}) => status);
    for (const change of [{status: '400'}, {code: 'TRN-499'}, {errors: [{pointer: 'amount'}]}, {more: 1}])
      expect(isProblem({...body, ...change})).toBe(false);
  });
});

describe('the API', () => {
  let close = () => Promise.resolve();
  afterEach(() => close());

  const order = {amount: 2599, currency: 'GBP', method: 'link', reference: 'INV-1042'};
  const keys = ['0d6c1c1e-6a3f-4f0e-9a51-2f3b7c8d9e10', '7f0f6d1a-52f4-4f5e-8f4e-1f6a3f0a9d21'];

  async function client(options: Options = {}) {
    const started = await startTransactApi(options);
    close = started.close;
    return async (
      method: string,
      path: string,
      value?: object,
      key = keys[0] ?? '',
      secret = account.secret,
    ) => {
      const body = value ? JSON.stringify(value) : '';
      const timestamp = String(Math.floor(Date.now() / 1000));
      const headers = {
        'Idempotency-Key': key,
        'X-Transact-Account': account.id,
        'X-Transact-Timestamp': timestamp,
        'X-Transact-Password': sign(secret, timestamp, `${method} /transact/v1${path}`, body),
      };
      const answer = await fetch(started.api + path, {method, headers, body: body || undefined});
      return {
        status: answer.status,
        type: answer.headers.get('Content-Type'),
        body: (await answer.json()) as Body,
      };
    };
  }

  async function refused(answer: {status: number; type: string | null; body: Body}, code: Code) {
    expect(answer.body.code).toBe(code);
    expect(isProblem(answer.body), ajv.errorsText(isProblem.errors)).toBe(true);
    expect(answer.status).toBe(answer.body.status);
    expect(answer.type).toBe('application/problem+json');
    expectOneCode(answer.body);
    return Promise.resolve(answer.body);
  }

  it('refuses with every code of a request', async () => {
    const call = await client({currencies: ['GBP']});
    const wrong = await refused(
      await call('POST', '/sessions', {...order, amount: 0, currency: 'XYZ'}),
      'TRN-400',
    );
    expect(wrong.errors?.map(({pointer}) => pointer)).toEqual(['/amount', '/currency']);
    await refused(await call('POST', '/sessions', order, 'no-uuid'), 'TRN-400');
    await refused(await call('POST', '/sessions', order, keys[0], 'wrong'), 'TRN-401');
    await refused(await call('POST', '/sessions', {...order, currency: 'USD'}, keys[1]), 'TRN-403');
    await refused(await call('GET', '/sessions/ses_0000000000'), 'TRN-404');
  });

  it('keeps an answer for its key, and refuses another body', async () => {
    const call = await client();
    const [first, again] = [await call('POST', '/sessions', order), await call('POST', '/sessions', order)];
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
    await refused(await call('POST', '/sessions', {...order, amount: 1}), 'TRN-422');
  });

  it('refuses a refund of an expired session', async () => {
    const call = await client();
    await call('POST', '/sessions', order);
    expect((await call('GET', '/sessions/ses_01JBR7K2M3')).body).toMatchObject({state: 'expired'});
    await refused(await call('POST', '/refunds', {session: 'ses_01JBR7K2M3', amount: 1}, keys[1]), 'TRN-410');
  });

  it('refuses a refund that is too much, or whose guard is out of date', async () => {
    const call = await client({card: '4111111111111111'});
    await call('POST', '/sessions', order);
    const session = 'ses_01JBR7K2M3';
    for (let times = 0; times < 4; times += 1) await call('GET', `/sessions/${session}`);
    const refund = (body: object) => call('POST', '/refunds', {session, ...body}, randomUUID());
    await refused(await refund({amount: 2600}), 'TRN-411');
    await refused(await refund({amount: 1, refund_amount_available: 2598}), 'TRN-412');
    expect((await refund({amount: 1, refund_amount_available: 2599})).status).toBe(201);
    await refused(await refund({amount: 1, refund_amount_available: 2599}), 'TRN-412');
  });

  it('charges a token instead of a method, never with one', async () => {
    const call = await client();
    const {method, ...rest} = order;
    const token = {...rest, token: 'tok_01JBR7M5N6', initiated_by: 'merchant'};
    await refused(await call('POST', '/sessions', {...token, method}), 'TRN-400');
    await refused(await call('POST', '/sessions', {...token, initiated_by: 'robot'}, keys[1]), 'TRN-400');
    const made = await call('POST', '/sessions', token, randomUUID());
    expect([made.status, (await call('GET', '/sessions/ses_01JBR7K2M3')).body]).toMatchObject([
      201,
      {state: 'authorising'},
    ]);
  });

  it.each(['TRN-409', 'TRN-429', 'TRN-500', 'TRN-502', 'TRN-503'] as const)('answers %s', async (code) => {
    const call = await client({faults: [{code}]});
    await refused(await call('GET', '/sessions/ses_01JBR7K2M3'), code);
  });
});

describe('declines', () => {
  const rows = [...page.text.matchAll(/^\| `(\w\w)` \| .* \| \[(TRN-D\d\d)\]\(#(trn-d\d\d)\) \|/gm)];

  it('map each response code of ISO 8583 to its code', () => {
    const expected = Object.entries(declines)
      .flatMap(([code, [, ...responses]]) => responses.map((response) => [response, code]))
      .sort();
    expect(rows.map(([, response, code]) => [response, code]).sort()).toEqual(expected);
    for (const [, , code = '', anchor] of rows) expect(anchor).toBe(code.toLowerCase());
  });

  it('name their response codes in their paragraphs', () => {
    for (const [code, [, ...responses]] of Object.entries(declines)) {
      const paragraph = page.text.split(`### ${code}: `)[1]?.split('###')[0] ?? '';
      for (const response of responses) expect(paragraph, code).toMatch(new RegExp(`\\b${response}\\b`));
    }
  });

  it('of the sandbox are as the schema asks', () => {
    for (const amount of [1051, 1099, 5, 43, facts.transact.amount.max]) {
      const body = declineOf(amount);
      expect(isDecline(body), ajv.errorsText(isDecline.errors)).toBe(true);
      expectOneCode(body as unknown as Body);
    }
    expect(declineOf(1051)).toMatchObject({code: 'TRN-D02', response_code: '51'});
    expect(declineOf(1099)).toMatchObject({code: 'TRN-D01', response_code: '05'});
  });
});
