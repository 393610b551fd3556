import {expect, it} from 'vitest';
import {expiryWarning, securityTxt} from '../../../src/site-files/securityTxt';

it('has the fields of RFC 9116, each once, with whole addresses', () => {
  const lines = securityTxt('https://example.com', '/help/').trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^Contact: mailto:[^\s@]+@[^\s@]+$/),
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    expect.stringMatching(/^Preferred-Languages: en/),
    'Canonical: https://example.com/help/.well-known/security.txt',
    'Policy: https://example.com/help/docs/support',
  ]);
});

it('is told to be renewed 30 days before it expires', () => {
  const expires = '2030-01-31T00:00:00Z';
  expect(expiryWarning(new Date('2029-12-31T00:00:00Z'), expires)).toBeUndefined();
  expect(expiryWarning(new Date('2030-01-01T00:00:00Z'), expires)).toContain('in 30 days. Remedy: ');
});
