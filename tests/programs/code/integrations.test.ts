/** The code of the pages on Genesys Cloud and on journalling runs as it stands, against servers that check what it sends. */
import {createHmac} from 'node:crypto';
import {describe, expect, it, onTestFinished} from 'vitest';
import {passing, stackTrace, startFaulty, type FaultOptions} from '../../support/faults/network';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {json, type Received, type Reply} from '../../support/server';
import {fencesOf, fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const folderOfPages = 'docs/focus/appendix/data-extraction-integrations';
const sms = pageAt(`${folderOfPages}/sms-email.md`);
const genesys = pageAt(`${folderOfPages}/genesys-cloud.md`);

/** The one fence of a page that has a text in it. */
function fenceWith(page: typeof sms, language: string, text: string): string {
  const fences = fencesOf(page, language).filter(({value}) => value.includes(text));
  if (fences.length !== 1) throw new Error(`${fences.length} fences of ${page.path} have "${text}".`);
  return `${fences[0]?.value}\n`;
}

const message = fenceWith(sms, 'json', 'message_id');
const query = fenceWith(genesys, 'json', 'interval');
const smsSecret = 'example-sms-secret-0001';
const client = {id: 'example-client', secret: 'example-secret'};

/** A journal that keeps a message once, by the rules of the page. */
function journal() {
  let isKept = false;
  return ({headers, body}: Received): Reply => {
    const timestamp = String(headers['x-focus-timestamp']);
    const expected = createHmac('sha256', smsSecret).update(`${timestamp}.${body}`).digest('hex');
    const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
    if (!isFresh || headers['x-focus-signature'] !== expected) return {status: 401};
    const status = isKept ? 409 : 202;
    isKept = true;
    return {status};
  };
}

function cloud({path, headers, body}: Received): Reply {
  const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
  if (path === '/oauth/token')
    return headers.authorization === basic && body === 'grant_type=client_credentials'
      ? json(200, {access_token: 'example-token', token_type: 'bearer', expires_in: 86400})
      : json(400, {error: 'invalid_client'});
  if (headers.authorization !== 'Bearer example-token') return json(401, {code: 'bad.credentials'});
  return json(200, {conversations: [], totalHits: 1284});
}

type Sample = {
  file: string;
  page: typeof sms;
  command: string;
  needed: string[];
  answer: () => (received: Received) => Reply;
  /** Requests of a run without a fault, the last of which the fault happens to. */
  asked: string[];
  said: string;
};

const count = {
  page: genesys,
  answer: () => cloud,
  asked: ['POST /oauth/token', 'POST /api/v2/analytics/conversations/details/query'],
  said: fenceWith(genesys, 'text', 'conversations'),
};

const samples: Sample[] = [
  {
    file: 'send_sms.py',
    page: sms,
    command: 'python3',
    needed: ['python3'],
    answer: journal,
    asked: ['POST /sms/v1/messages'],
    said: fenceWith(sms, 'text', 'status 202'),
  },
  {...count, file: 'count.sh', command: 'bash', needed: ['bash', 'curl', 'jq']},
  {...count, file: 'count.ps1', command: 'pwsh', needed: ['pwsh']},
];

describe.each(samples)('$file', ({file, page, command, needed, answer, asked, said}) => {
  needs(...needed);

  async function start(fault: FaultOptions['fault'], secrets: Record<string, string> = {}) {
    const isHit: FaultOptions['isHit'] = ({method, path}) => `${method} ${path}` === asked.at(-1);
    const api = await startFaulty(answer(), {fault, isHit});
    onTestFinished(() => api.close());
    const source = `${fenceTitled(page, file).value}\n`;
    const folder = folderWith({[file]: source, 'message.json': message, 'query.json': query});
    const runs = () =>
      run(folder, command, [file], {
        FOCUS_JOURNAL: api.url,
        FOCUS_SMS_SECRET: smsSecret,
        GENESYS_LOGIN: api.url,
        GENESYS_API: api.url,
        GENESYS_CLIENT_ID: client.id,
        GENESYS_CLIENT_SECRET: client.secret,
        ...secrets,
      });
    return {...api, runs};
  }

  it('sends what the page shows, and prints what the page says', async () => {
    const {runs, requests} = await start(undefined);
    const {stdout, stderr} = await runs();
    expect(stdout, stderr).toBe(said);
    expect(requests.map(({method, path}) => `${method} ${path}`)).toEqual(asked);
    const sent = JSON.parse(requests.at(-1)?.body ?? '') as unknown;
    expect(sent).toEqual(JSON.parse(page === sms ? message : query));
  });

  it('is refused with another secret', async () => {
    const {runs} = await start(undefined, {FOCUS_SMS_SECRET: 'wrong', GENESYS_CLIENT_SECRET: 'wrong'});
    const {code, stdout, stderr} = await runs();
    expect([code === 0, stdout, stackTrace.test(stderr)], stderr).toEqual([false, '', false]);
  });

  it('is done after each fault that passes, ends with a sentence after a 401, and can be run again', async () => {
    const courses = [...passing, '401' as const].map(async (fault) => {
      const {runs, struck} = await start(fault);
      const {code, stdout, stderr} = await runs();
      const isDone = stdout === said || stdout === 'status 409\n';
      expect([fault, struck(), code === 0, isDone], stderr).toEqual([
        fault,
        1,
        fault !== '401',
        fault !== '401',
      ]);
      expect(stderr).not.toMatch(stackTrace);
      expect((await runs()).code, 'a second run').toBe(0);
    });
    await Promise.all(courses);
  });
});

describe('sign.sh', () => {
  needs('bash', 'openssl');

  it('gives the fixed example its signature', async () => {
    const folder = folderWith({'sign.sh': fenceWith(sms, 'bash', 'openssl')});
    const {stdout, stderr} = await run(folder, 'bash', ['sign.sh']);
    const signature = createHmac('sha256', smsSecret).update('1762161611.{"text":"test"}').digest('hex');
    expect(stdout, stderr).toBe(`${signature}\n`);
    expect(fenceWith(sms, 'text', signature)).toBe(`${signature}\n`);
  });
});
