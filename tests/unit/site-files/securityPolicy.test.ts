/** `.github/SECURITY.md`, which GitHub shows to whoever reports a problem, says what `security.txt` says. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {securityTxt} from '../../../src/site-files/securityTxt';
import {site} from '../../../src/site/identity';

it('names the contact, the policy and the address of security.txt', () => {
  const policy = readFileSync('.github/SECURITY.md', 'utf8');
  const text = securityTxt(site.url, site.baseUrl);
  const [, contact = ''] = /^Contact: mailto:([^?\n]+)/m.exec(text) ?? [];
  const [, page = ''] = /^Policy: (.+)$/m.exec(text) ?? [];
  const [, address = ''] = /^Canonical: (.+)$/m.exec(text) ?? [];
  expect(policy).toContain(`Write to ${contact} `);
  expect(policy).toContain(`](${page}#`);
  expect(policy).toContain(`](${address})`);
});
