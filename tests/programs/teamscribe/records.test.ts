/** The records of the pages follow RFC 7208, RFC 6376 and RFC 9989 (and RFC 7489), and lead to each other. */
import {createPublicKey} from 'node:crypto';
import {isIP} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {readZone, serveZone, textsAt} from '../../support/zone';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'dig');

const installation = pageAt('docs/teamscribe/installation.md');
const email = pageAt('docs/teamscribe/outputs/email.md');
const own = readZone(fenceTitled(installation, 'Zone of example.co.uk').value);
const zone = [...own, ...readZone(fenceTitled(email, 'Zone of teamscribe.example.com').value)];

const senders = ['teamscribe.example.com', 'notes.example.co.uk'];

const domain = String.raw`(?:[a-z0-9_-]+\.)+[a-z]{2,}`;

/** Terms of RFC 7208, section 12, without macros. */
const terms = {
  directive: new RegExp(
    String.raw`^[+?~-]?(?:all|include:${domain}|(?:a|mx)(?::${domain})?(?:/\d{1,2})?(?://\d{1,3})?|exists:${domain}|ip4:([^/]+)(?:/(\d+))?|ip6:([^/]+)(?:/(\d+))?)$`,
    'i',
  ),
  modifier: new RegExp(String.raw`^(?:redirect|exp)=${domain}$`, 'i'),
};

/** @returns what is wrong with an SPF record, nothing if it is right */
function spfProblems(record: string): string[] {
  const [version, ...rest] = record.split(' ');
  const wrong = rest.filter((term) => {
    const [whole, four, fourBits = '32', six, sixBits = '128'] = terms.directive.exec(term) ?? [];
    if (!whole) return !terms.modifier.test(term);
    return (
      (four !== undefined && (isIP(four) !== 4 || Number(fourBits) > 32)) ||
      (six !== undefined && (isIP(six) !== 6 || Number(sixBits) > 128))
    );
  });
  const last = rest.findIndex((term) => /^[+?~-]?all$/i.test(term));
  return [
    ...(version === 'v=spf1' ? [] : [`version ${version}`]),
    ...wrong,
    ...(last === rest.length - 1 ? [] : ['"all" is not the last term']),
  ];
}

/** Terms that cost a look-up, those of included records too. */
function lookUps(name: string): number {
  const [record = ''] = textsAt(zone, name).filter((text) => text.startsWith('v=spf1'));
  const included = [...record.matchAll(/(?:include:|redirect=)(\S+)/g)].map(([, target = '']) => target);
  const others = record.match(/ [+?~-]?(?:a|mx|ptr|exists)\b/g)?.length ?? 0;
  return included.reduce((sum, target) => sum + 1 + lookUps(target), others);
}

const tagged = /^\s*([a-z][a-z0-9_]*)\s*=\s*([\x21-\x3a\x3c-\x7e]*(?:[ \t]+[\x21-\x3a\x3c-\x7e]+)*)\s*$/i;

/** A tag list of RFC 6376, section 3.2. @throws Error for a tag that is no tag, or stands twice */
function tagsOf(record: string): [string, string][] {
  const tags = record
    .replace(/;\s*$/, '')
    .split(';')
    .map((tag): [string, string] => {
      const [, name, value = ''] = tagged.exec(tag) ?? [];
      if (!name) throw new Error(`This is no tag: ${tag}`);
      return [name, value];
    });
  if (new Set(tags.map(([name]) => name)).size < tags.length)
    throw new Error(`A tag stands twice: ${record}`);
  return tags;
}

const mailto = /^mailto:[^@\s,!]+@[a-z0-9.-]+(?:,mailto:[^@\s,!]+@[a-z0-9.-]+)*$/;

/** Tags that both RFC 7489 and RFC 9989 know, with their values. */
const dmarcTags: Record<string, RegExp> = {
  v: /^DMARC1$/,
  p: /^(?:none|quarantine|reject)$/,
  sp: /^(?:none|quarantine|reject)$/,
  adkim: /^[rs]$/,
  aspf: /^[rs]$/,
  fo: /^[01ds](?::[01ds])*$/,
  rua: mailto,
  ruf: mailto,
};

function dmarcProblems(record: string): string[] {
  const tags = tagsOf(record);
  const order = tags.slice(0, 2).map(([name]) => name);
  return [
    ...(order.join() === 'v,p' ? [] : [`starts with ${order.join()}`]),
    ...tags.filter(([name, value]) => !dmarcTags[name]?.test(value)).map(([name]) => name),
  ];
}

/** @returns what is wrong with a key record; an empty key is a revoked one */
function keyProblems(record: string): string[] {
  const tags = new Map(tagsOf(record));
  const key = tags.get('p');
  const wrong = [...tags.keys()].filter((name) => !['v', 'k', 'h', 'n', 'p', 's', 't'].includes(name));
  if (tags.get('v') !== 'DKIM1' || [...tags.keys()][0] !== 'v') wrong.push('v');
  if (tags.get('k') !== 'rsa' || key === undefined) wrong.push('k or p');
  if (!key) return wrong;
  const rsa = createPublicKey({key: Buffer.from(key, 'base64'), format: 'der', type: 'spki'});
  return (rsa.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? wrong : [...wrong, 'short key'];
}

describe.each(senders)('records: %s', (sender) => {
  it('has one SPF record, of at most 10 look-ups', () => {
    const records = textsAt(zone, sender).filter((text) => text.startsWith('v=spf1'));
    expect(records).toHaveLength(1);
    expect(records.flatMap(spfProblems)).toEqual([]);
    expect(lookUps(sender)).toBeGreaterThan(0);
    expect(lookUps(sender)).toBeLessThanOrEqual(10);
  });

  it('includes records that exist and end', () => {
    const included = textsAt(zone, sender).flatMap((text) => text.match(/(?<=include:)\S+/g) ?? []);
    for (const name of included) {
      expect(textsAt(zone, name), name).toHaveLength(1);
      expect(textsAt(zone, name).flatMap(spfProblems)).toEqual([]);
    }
  });

  it('has keys at both selectors, one of them in use', () => {
    const keys = ['ts1', 'ts2'].flatMap((selector) => textsAt(zone, `${selector}._domainkey.${sender}`));
    expect(keys).toHaveLength(2);
    expect(keys.flatMap(keyProblems)).toEqual([]);
    expect(keys.filter((key) => !key.endsWith('p='))).toHaveLength(1);
  });

  it('has one DMARC record', () => {
    const records = textsAt(zone, `_dmarc.${sender}`);
    expect(records).toHaveLength(1);
    expect(records.flatMap(dmarcProblems)).toEqual([]);
  });
});

it.each([
  [spfProblems, 'v=spf2 -all'],
  [spfProblems, 'v=spf1 ip4:192.0.2.300 -all'],
  [spfProblems, 'v=spf1 ip6:2001:db8::/129 -all'],
  [spfProblems, 'v=spf1 -all mx'],
  [spfProblems, 'v=spf1 includes:a.example.com -all'],
  [dmarcProblems, 'v=DMARC1; rua=mailto:a@example.com; p=reject'],
  [dmarcProblems, 'v=DMARC1; p=block'],
  [dmarcProblems, 'v=DMARC1; p=reject; pct=50'],
  [keyProblems, 'k=rsa; v=DKIM1; p='],
  [keyProblems, 'v=DKIM1; k=rsa'],
])('records: sees a mistake (%#)', (problems, record) => {
  expect(problems(record)).not.toEqual([]);
});

describe('records: the commands of the page', () => {
  let server: Awaited<ReturnType<typeof serveZone>>;
  beforeAll(async () => {
    server = await serveZone(zone);
  });
  afterAll(() => server.close());

  it('print the answers that the page shows', async () => {
    const folder = folderWith({
      'page.sh': `${fenceTitled(installation, 'Check the records').value}\n`,
      '.digrc': `@127.0.0.1 -p ${server.port} +tries=1 +time=5`,
    });
    const outcome = await run(folder, 'bash', ['-eu', 'page.sh'], {HOME: folder});
    expect(outcome.stdout, outcome.stderr).toBe(`${fenceTitled(installation, 'Answers').value}\n`);
    expect(outcome.code).toBe(0);
  });
});
