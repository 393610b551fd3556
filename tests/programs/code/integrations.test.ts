/** The code of the pages on Genesys Cloud and on journalling runs as it stands, against servers that check what it sends. */
import {createHmac} from 'node:crypto';
import {describe, expect, it, onTestFinished} from 'vitest';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {json, startServer, type Received, type Reply} from '../../support/server';
import {fencesOf, pages} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'jq', 'openssl', 'python3');

/** The one fence of a page that has a text in it. */
function fenceWith(name: string, language: string, text: string): string {
  const page = pages.find(({path}) => path.endsWith(`/${name}.md`));
  const fences = page ? fencesOf(page, language).filter(({value}) => value.includes(text)) : [];
  if (fences.length !== 1) throw new Error(`${fences.length} fences of ${name} have "${text}".`);
  return `${fences[0]?.value}\n`;
}

async function serverWith(answer: (received: Received) => Reply) {
  const server = await startServer(answer);
  onTestFinished(() => server.close());
  return server;
}

describe('SMS', () => {
  const secret = 'example-sms-secret-0001';
  const message = fenceWith('sms-email', 'json', 'message_id');

  /** Checks a message by the rules of the page. */
  function journal({headers, body}: Received): Reply {
    const timestamp = String(headers['x-focus-timestamp']);
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
    return {status: isFresh && headers['x-focus-signature'] === expected ? 202 : 401};
  }

  const send = async (with_: string) => {
    const {url, requests} = await serverWith(journal);
    const folder = folderWith({'message.json': message, 'send.py': fenceWith('sms-email', 'python', 'hmac')});
    const outcome = await run(folder, 'python3', ['send.py'], {FOCUS_JOURNAL: url, FOCUS_SMS_SECRET: with_});
    return {outcome, requests};
  };

  it('sends the message of the page with a signature that holds', async () => {
    const {outcome, requests} = await send(secret);
    expect(outcome.stdout, outcome.stderr).toBe(fenceWith('sms-email', 'text', 'answer 202'));
    expect(requests.map(({method, path, body}) => [method, path, body])).toEqual([
      ['POST', '/sms/v1/messages', message],
    ]);
  });

  it('is refused with another secret', async () => {
    const {outcome} = await send('another');
    expect([outcome.code, outcome.stderr]).toEqual([1, 'not sent: status 401\n']);
  });

  it('gives the fixed example its signature', async () => {
    const folder = folderWith({'sign.sh': fenceWith('sms-email', 'bash', 'openssl')});
    const {stdout, stderr} = await run(folder, 'bash', ['sign.sh']);
    const signature = createHmac('sha256', secret).update('1762161611.{"text":"test"}').digest('hex');
    expect(stdout, stderr).toBe(`${signature}\n`);
    expect(fenceWith('sms-email', 'text', signature)).toBe(`${signature}\n`);
  });
});

describe('the journal report', () => {
  /** Reads a report as a journal does: its kind, the parts, the lines of the envelope, and the message inside. */
  const read = `
import email, email.policy, json
report = email.message_from_file(open("report.eml"), policy=email.policy.default)
envelope, message = report.iter_parts()
lines = [line.split(": ", 1) for line in envelope.get_content().strip().splitlines()]
inner = message.get_content()
print(json.dumps({
    "marked": "X-MS-Journal-Report" in report,
    "types": [part.get_content_type() for part in (report, envelope, message)],
    "names": [name for name, _ in lines],
    "same": dict(lines)["Message-Id"] == inner["Message-ID"] and dict(lines)["Subject"] == inner["Subject"],
    "hidden": dict(lines)["Bcc"] not in str(inner),
    "defects": len(report.defects + inner.defects),
}))`;

  it('is a message that carries the message, and names the blind copy that the message hides', async () => {
    const folder = folderWith({
      'report.eml': fenceWith('sms-email', 'text', 'X-MS-Journal-Report'),
      'read.py': read,
    });
    const {stdout, stderr} = await run(folder, 'python3', ['read.py']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      marked: true,
      types: ['multipart/mixed', 'text/plain', 'message/rfc822'],
      names: ['Sender', 'Subject', 'Message-Id', 'To', 'Cc', 'Bcc'],
      same: true,
      hidden: true,
      defects: 0,
    });
  });
});

describe('Genesys Cloud', () => {
  const credentials = {GENESYS_CLIENT_ID: 'example-client', GENESYS_CLIENT_SECRET: 'example-secret'};
  const basic = `Basic ${Buffer.from('example-client:example-secret').toString('base64')}`;

  function genesys({path, headers, body}: Received): Reply {
    if (path === '/oauth/token')
      return headers.authorization === basic && body === 'grant_type=client_credentials'
        ? json(200, {access_token: 'example-token', token_type: 'bearer', expires_in: 86400})
        : json(400, {error: 'invalid_client'});
    if (headers.authorization !== 'Bearer example-token') return json(401, {code: 'bad.credentials'});
    return json(200, {conversations: [], totalHits: 1284});
  }

  const count = async (variables: Record<string, string>) => {
    const {url, requests} = await serverWith(genesys);
    const folder = folderWith({
      'query.json': fenceWith('genesys-cloud', 'json', 'interval'),
      'count.sh': fenceWith('genesys-cloud', 'bash', 'oauth/token'),
    });
    const where = {GENESYS_LOGIN: url, GENESYS_API: url};
    const outcome = await run(folder, 'bash', ['-eu', '-o', 'pipefail', 'count.sh'], {
      ...where,
      ...variables,
    });
    return {outcome, requests};
  };

  it('counts the conversations of the day', async () => {
    const {outcome, requests} = await count(credentials);
    expect(outcome.stdout, outcome.stderr).toBe(fenceWith('genesys-cloud', 'text', 'conversations'));
    expect(requests.map(({method, path}) => `${method} ${path}`)).toEqual([
      'POST /oauth/token',
      'POST /api/v2/analytics/conversations/details/query',
    ]);
    expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
      interval: '2025-11-03T00:00:00Z/2025-11-04T00:00:00Z',
    });
  });

  it('stops at a wrong secret', async () => {
    const {outcome, requests} = await count({...credentials, GENESYS_CLIENT_SECRET: 'wrong'});
    expect([outcome.code === 0, outcome.stdout, requests.length]).toEqual([false, '', 1]);
  });
});
