/** The password of the test vector is the same in five languages, and each wrong start of it names its mistake. */
import {createHash, createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {sign} from '../../support/transact-rules';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const page = pageAt('docs/transact/password-example.md');

/** A value of the table of the test vector. */
function vector(item: string): string {
  const value = new RegExp(`^\\| ${item} \\| \`([^\`]+)\``, 'm').exec(page.text)?.[1];
  if (!value) throw new Error(`The test vector has no ${item}.`);
  return value;
}

const [secret, timestamp, request, body] = [
  vector('Secret'),
  vector('Timestamp'),
  vector('Method and path'),
  vector('Body'),
];
const password = sign(secret, timestamp, request, body);

describe('the test vector', () => {
  it('is what this machine works out', () => {
    expect(vector('Password')).toBe(password);
    const reading = 'GET /transact/v1/sessions/ses_01JBR7K2M3';
    expect(vector(`Password of \`${reading}\``)).toBe(sign(secret, timestamp, reading, ''));
  });

  it('is in the request that the page shows', () => {
    const [head = '', sent] = fenceTitled(page, 'The request with these values').value.split('\n\n');
    expect(sent).toBe(body);
    expect(head.startsWith(`${request} HTTP/1.1\n`)).toBe(true);
    expect(head).toContain(`X-Transact-Timestamp: ${timestamp}\n`);
    expect(head).toMatch(new RegExp(`X-Transact-Password: ${password}$`, 'm'));
  });
});

describe.each([
  ['password.sh', 'bash password.sh', ['openssl']],
  ['password.mjs', 'node password.mjs', []],
  ['password.py', 'python3 password.py', ['python3']],
  ['Password.java', 'java Password.java', ['java']],
  ['Password.cs', 'mcs Password.cs && mono Password.exe', ['mcs', 'mono']],
])('%s', (file, command, needed) => {
  needs('bash', ...needed);

  it('prints the password and nothing else', async () => {
    const folder = folderWith({[file]: `${fenceTitled(page, file).value}\n`});
    const {stdout, stderr} = await run(folder, 'bash', ['-c', command]);
    expect(stdout, stderr).toBe(`${vector('Password')}\n`);
  });
});

it('names the mistake behind each wrong start', () => {
  const spaced = body.replaceAll(',"', ', "').replaceAll(':', ': ');
  const mistakes = {
    'your code is right': password,
    'upper case': password.toUpperCase(),
    Base64: Buffer.from(password, 'hex').toString('base64'),
    'body ends in a line break': sign(secret, timestamp, request, `${body}\n`),
    'spaces after commas and colons': sign(secret, timestamp, request, spaced),
    indented: sign(secret, timestamp, request, JSON.stringify(JSON.parse(body), null, 2)),
    'secret ends in a line break': sign(`${secret}\n`, timestamp, request, body),
    'full stop': createHmac('sha256', secret)
      .update(timestamp + request + body)
      .digest('hex'),
    'only the body': createHmac('sha256', secret).update(body).digest('hex'),
    'method and the path': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    'does not begin with': sign(secret, timestamp, 'POST /sessions', body),
    milliseconds: sign(secret, `${timestamp}000`, request, body),
    exchanged: createHmac('sha256', `${timestamp}.${request}.${body}`).update(secret).digest('hex'),
    'plain SHA-256': createHash('sha256').update(`${secret}${timestamp}.${request}.${body}`).digest('hex'),
  };
  const rows = [...page.text.matchAll(/^\| `([\w+/]{8})` \| (.+) \|$/gm)];
  expect(rows.map(([, start]) => start)).toEqual(Object.values(mistakes).map((value) => value.slice(0, 8)));
  Object.keys(mistakes).forEach((name, index) => expect(rows[index]?.[2]).toContain(name));
});
