/** What the product's sheet decided about money and its messages is on the pages, in the same words of the API. */
import {describe, expect, it} from 'vitest';
import {facts} from '../../../src/content/facts';
import {pageAt} from '../../content/corpus';

const page = (name: string) => pageAt(`docs/transact/${name}.md`).text;
const design = page('technical-design');
const start = page('getting-started');
const handling = page('error-handling');
const signing = page('password-example');

it('hosted fields send four messages, which a page checks by origin and frame', () => {
  const rows = [...design.matchAll(/^(?:\| |- )`(fields\.\w+)`/gm)].map(([, name]) => name);
  expect(rows).toEqual(['fields.ready', 'fields.changed', 'fields.submitted', 'fields.error']);
  expect(design).toContain("origin !== 'https://pay.example.com' || source !== frame.contentWindow");
  expect(design).toContain('`frame-ancestors`');
});

it('a link lives longer than a session of another way to pay', () => {
  const {link, session} = facts.transact;
  expect([link, session]).toEqual([{minMinutes: 15, defaultHours: 24, maxDays: 7}, {minutes: 15}]);
  expect(start).toMatch(/\| `link_expires_in` \|.*24 hours \| 15 minutes to 7 days/);
});

it('a token takes the place of the method, with who started the payment', () => {
  expect(start).toMatch(/\| `method` \|.*\| Required without `token` \|/);
  expect(start).toMatch(/\| `token` \|.*\| Required without `method` \| Never with `method` \|/);
  expect(design).toMatch(/`token` and `initiated_by` in place of `method`/);
});

describe('strong customer authentication', () => {
  it('runs where the customer is remote, and telephone orders are out of its scope', () => {
    expect(design).toMatch(/`link` and in `hosted_fields` run 3-D Secure 2/);
    expect(design).toMatch(/`dtmf` are telephone orders \(MOTO\), which\s+are out of its scope/);
  });

  it('has a card for a challenge that succeeds and one for a challenge that fails', () => {
    expect(start).toMatch(/\| 4000 0000 0000 3220 \| .*succeeds.* \| `captured` \|/);
    expect(start).toMatch(/\| 4000 0000 0000 3063 \| .*fails.* \| `failed` \|/);
  });
});

it('refunds can be read, and what is left guards against a second one', () => {
  for (const request of ['GET /refunds/{id}', 'GET /sessions/{id}/refunds', 'GET /sessions/{id}'])
    expect(start).toContain(`\`${request}\``);
  expect(start).toMatch(/\| `refund_amount_available` \|/);
  expect(handling).toMatch(/trn-412/);
});

it('a first result is kept once a request has begun, 500 and 502 too', () => {
  expect(facts.transact.idempotency.keptHours).toBe(24);
  expect(pageAt('docs/retries.mdx').text).toMatch(/the first answer, even if it was `500` or `502`/);
});

it('webhooks are repeated over days, and a signature covers time, method, path and body', () => {
  expect(facts.transact.webhook).toMatchObject({days: 3, everyHours: 6});
  expect(signing).toContain('`timestamp + "." + method + " " + path + "." + body`');
  expect(signing).toContain('from the time, the method, the path and the body');
  expect(signing).toContain('POST /transact/v1/sessions');
});
