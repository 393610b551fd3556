/** The checks of a webhook accept what Transact sent and refuse everything else, in four languages. */
import {describe, expect, it} from 'vitest';
import {facts} from '../../../src/content/facts';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {sign} from '../../support/transact-rules';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const page = pageAt('docs/transact/password-example.md');

const secret = 'example-shared-secret-0001';
const sent = 1762161300;
const body = '{"event":"payment.updated","data":{"reference":"Café 12"}}';
const request = 'POST /webhooks/transact';
const right = sign(secret, String(sent), request, body);
const late = facts.transact.password.windowSeconds;

type Case = {timestamp?: string; password?: string; body?: string; now?: number};

/** A message that is rightly signed, and whose timestamp alone is wrong. */
const signedAt = (timestamp: string, now: number): Case => ({
  timestamp,
  password: sign(secret, timestamp, request, body),
  now,
});

const cases: [what: string, message: Case, isAccepted: boolean][] = [
  ['the message as it was sent', {}, true],
  ['the last second of the window', {now: sent + late}, true],
  ['a clock behind by the window', {now: sent - late}, true],
  ['an empty body', {body: '', password: sign(secret, String(sent), request, '')}, true],
  ['an old timestamp', {now: sent + late + 1}, false],
  ['a timestamp ahead', {now: sent - late - 1}, false],
  ['another path', {password: sign(secret, String(sent), 'POST /webhooks/other', body)}, false],
  ['another method', {password: sign(secret, String(sent), 'PUT /webhooks/transact', body)}, false],
  ['another body', {body: body.replace('12', '13')}, false],
  ['a body with a trailing newline', {body: `${body}\n`}, false],
  ['an upper-case password', {password: right.toUpperCase()}, false],
  ['a password with a trailing newline', {password: `${right}\n`}, false],
  ['a timestamp with a trailing newline', signedAt(`${sent}\n`, sent), false],
  ['a timestamp that is newly written', {timestamp: String(sent + 1)}, false],
  ['a timestamp in milliseconds', signedAt(`${sent}000`, sent * 1000), false],
  ['a timestamp with a sign', signedAt(`+${sent}`, sent), false],
  ['no timestamp', {timestamp: ''}, false],
  ['no password', {password: ''}, false],
  ['a password of other letters', {password: 'é'.repeat(64)}, false],
  ['another secret', {password: sign('other', String(sent), request, body)}, false],
];

/** One line a case: its parts in Base64, because they hold line breaks. */
const input = cases
  .map(([, {timestamp = String(sent), password = right, body: text = body, now = sent}]) =>
    [timestamp, password, text, String(now)].map((part) => Buffer.from(part).toString('base64')).join(','),
  )
  .join('\n');

const mjs = `import {readFileSync} from 'node:fs';
import {isFromTransact} from './verify.mjs';
for (const line of readFileSync('cases', 'utf8').split('\\n')) {
  const [timestamp, password, body, now] = line.split(',').map((part) => Buffer.from(part, 'base64'));
  const headers = {'x-transact-timestamp': String(timestamp), 'x-transact-password': String(password)};
  console.log(isFromTransact('${secret}', {method: 'POST', url: '/webhooks/transact', headers}, body, Number(now)));
}`;

const py = `import base64
from verify import is_from_transact
for line in open("cases").read().split("\\n"):
    timestamp, password, body, now = (base64.b64decode(part) for part in line.split(","))
    accepted = is_from_transact("${secret}", timestamp.decode(), password.decode(), "POST", "/webhooks/transact", body, int(now))
    print(str(accepted).lower())`;

const cs = `using System;
using System.Text;
public static class Check
{
    static byte[] Part(string text) { return Convert.FromBase64String(text); }
    static string Text(string text) { return Encoding.UTF8.GetString(Part(text)); }
    public static void Main()
    {
        foreach (string line in System.IO.File.ReadAllText("cases").Split('\\n'))
        {
            string[] parts = line.Split(',');
            bool accepted = Verify.IsFromTransact(
                "${secret}", Text(parts[0]), Text(parts[1]), "POST", "/webhooks/transact", Part(parts[2]), long.Parse(Text(parts[3])));
            Console.WriteLine(accepted ? "true" : "false");
        }
    }
}`;

const java = `import java.nio.file.*;
import java.util.Base64;
public class Check {
  static byte[] part(String text) { return Base64.getDecoder().decode(text); }
  public static void main(String[] args) throws Exception {
    for (var line : Files.readString(Path.of("cases")).split("\\n")) {
      var parts = line.split(",", -1);
      System.out.println(Verify.isFromTransact("${secret}", new String(part(parts[0]), "UTF-8"),
        new String(part(parts[1]), "UTF-8"), "POST", "/webhooks/transact", part(parts[2]), Long.parseLong(new String(part(parts[3])))));
    }
  }
}`;

describe.each([
  ['verify.mjs', 'check.mjs', mjs, 'node check.mjs', []],
  ['verify.py', 'check.py', py, 'python3 check.py', ['python3']],
  ['Verify.cs', 'Check.cs', cs, 'mcs -out:Check.exe Check.cs Verify.cs && mono Check.exe', ['mcs', 'mono']],
  ['Verify.java', 'Check.java', java, 'javac Check.java Verify.java && java -cp . Check', ['java', 'javac']],
])('%s', (file, harness, program, command, needed) => {
  needs('bash', ...needed);

  it(`judges ${cases.length} messages rightly, in constant time`, async () => {
    const source = fenceTitled(page, file).value;
    const folder = folderWith({[file]: `${source}\n`, [harness]: program, cases: input});
    const {stdout, stderr} = await run(folder, 'bash', ['-c', command]);
    const judged = stdout.trim().split('\n');
    expect(judged, stderr).toHaveLength(cases.length);
    const wrong = cases.filter(([, , isAccepted], index) => judged[index] !== String(isAccepted));
    expect(wrong.map(([what]) => what)).toEqual([]);
    const constant = /timingSafeEqual\(|compare_digest\(|FixedTimeEquals\(|MessageDigest\.isEqual\(/;
    expect(source).toMatch(constant);
  });
});
