/** Codes, problem details and declines of the page are those that the API gives. */
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {declines, problems} from '../support/transact-rules';
import {fencesOf, headingsOf, pageAt, pages} from './corpus';

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
    expect(repeats).toEqual(['409', '429', '503']);
  });
});

describe('problem details', () => {
  const bodies = pages
    .filter(({path}) => path.startsWith('docs/transact/'))
    .flatMap((from) => fencesOf(from, 'json'))
    .map(({value, title}) => ({title, body: JSON.parse(value) as Body}))
    .filter(({body}) => 'type' in body);

  it('of the pages are as the schema asks', () => {
    expect(bodies.length).toBeGreaterThan(1);
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
});
