import {expect, it} from 'vitest';
import {securityExpires} from '../../../src/site/contact';
import {securityTxt} from '../../../src/site-files/securityTxt';

const day = 24 * 60 * 60_000;
const fields = securityTxt('https://example.com', '/help/')
  .trimEnd()
  .split('\n')
  .map((line) => /^([\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? []);

/** Days from a moment until the file is no longer to be believed. */
const daysLeft = (from: number) => (Date.parse(securityExpires) - from) / day;

it('has the fields of RFC 9116, those that must stand once, once', () => {
  const names = fields.map(([name]) => name);
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
});

it('names addresses as RFC 9116 wants them', () => {
  const {Contact, Canonical, Policy} = Object.fromEntries(fields) as Record<string, string>;
  expect(Contact).toMatch(/^mailto:[^\s@]+@[^\s@]+$/);
  expect([Canonical, Policy]).toEqual([
    'https://example.com/help/.well-known/security.txt',
    'https://example.com/help/docs/support',
  ]);
});

it('expires on a day that is a moment of RFC 3339', () => {
  expect(securityExpires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

it('holds for at least 30 days more, and for less than a year', () => {
  const remedy =
    'Remedy: see that the ways to report a security problem still hold, then set securityExpires in src/site/contact.ts to a day in eleven months.';
  expect(daysLeft(Date.now()), remedy).toBeGreaterThan(30);
  expect(daysLeft(Date.now()), remedy).toBeLessThan(366);
});
