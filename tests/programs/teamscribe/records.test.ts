/** The records of the pages follow RFC 7208, RFC 6376 and RFC 9989 (and RFC 7489), and lead to each other. */
import {createPublicKey} from 'node:crypto';
import {isIP} from 'node:net';
import {describe, expect, it, onTestFinished} from 'vitest';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {readZone, serveZone, textsAt} from '../../support/zone';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const installation = pageAt('docs/teamscribe/installation.md');
const email = pageAt('docs/teamscribe/outputs/email.md');
const zone = [
  ...readZone(fenceTitled(installation, 'Zone of example.co.uk').value),
  ...readZone(fenceTitled(email, 'Zone of teamscribe.example.com').value),
];

const spfOf = (name: string) => textsAt(zone, name).filter((text) => text.startsWith('v=spf1'));

/** Whether "all" is the last term of an SPF record, and every address is one. */
const isWhole = (record: string) =>
  / [?~-]?all$/.test(record) &&
  [...record.matchAll(/ip[46]:([^/ ]+)/g)].every(([, address = '']) => isIP(address) > 0);

/** Terms that cost a look-up, those of included records too. */
function lookUps(name: string): number {
  const [record = ''] = spfOf(name);
  const included = [...record.matchAll(/(?:include:|redirect=)(\S+)/g)].map(([, target = '']) => target);
  const others = record.match(/ [+?~-]?(?:a|mx|ptr|exists)\b/g)?.length ?? 0;
  return included.reduce((sum, target) => sum + 1 + lookUps(target), others);
}

/** A tag list of RFC 6376, section 3.2. */
const tagsOf = (record: string): [name: string, value: string][] =>
  record
    .replace(/;\s*$/, '')
    .split(';')
    .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).trim()]);

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

describe.each(['teamscribe.example.com', 'notes.example.co.uk'])('records: %s', (sender) => {
  it('has one SPF record, of at most 10 look-ups, which includes records that exist and end', () => {
    const [record = '', ...others] = spfOf(sender);
    expect(others).toEqual([]);
    expect(isWhole(record), record).toBe(true);
    expect(lookUps(sender)).toBeGreaterThan(0);
    expect(lookUps(sender)).toBeLessThanOrEqual(10);
    for (const name of record.match(/(?<=include:)\S+/g) ?? []) {
      expect(spfOf(name).map(isWhole), name).toEqual([true]);
    }
  });

  it('has keys of 2,048 bits at both selectors, one of them revoked', () => {
    const keys = ['ts1', 'ts2'].flatMap((selector) => textsAt(zone, `${selector}._domainkey.${sender}`));
    expect(keys.map((key) => tagsOf(key).map(([name]) => name))).toEqual([
      ['v', 'k', 'p'],
      ['v', 'k', 'p'],
    ]);
    const lengths = keys.map((record) => {
      const {v, k, p} = Object.fromEntries(tagsOf(record));
      expect([v, k]).toEqual(['DKIM1', 'rsa']);
      if (!p) return 0;
      const key = createPublicKey({key: Buffer.from(p, 'base64'), format: 'der', type: 'spki'});
      return key.asymmetricKeyDetails?.modulusLength ?? 0;
    });
    expect(lengths.map((length) => length >= 2048).sort()).toEqual([false, true]);
  });

  it('has one DMARC record', () => {
    const [record = '', ...others] = textsAt(zone, `_dmarc.${sender}`);
    expect(others).toEqual([]);
    const tags = tagsOf(record);
    expect(tags.slice(0, 2).map(([name]) => name)).toEqual(['v', 'p']);
    expect(tags.filter(([name, value]) => !dmarcTags[name]?.test(value))).toEqual([]);
  });
});

describe('records: the commands of the page', () => {
  needs('bash', 'dig');

  it('print the answers that the page shows', async () => {
    const server = await serveZone(zone);
    onTestFinished(() => server.close());
    const folder = folderWith({
      'page.sh': `${fenceTitled(installation, 'Check the records').value}\n`,
      '.digrc': `@127.0.0.1 -p ${server.port} +tries=1 +time=5`,
    });
    const outcome = await run(folder, 'bash', ['-eu', 'page.sh'], {HOME: folder});
    expect(outcome.stdout, outcome.stderr).toBe(`${fenceTitled(installation, 'Output').value}\n`);
    expect(outcome.code).toBe(0);
  });
});
