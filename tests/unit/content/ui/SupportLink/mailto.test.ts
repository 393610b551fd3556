import {describe, expect, it} from 'vitest';
import {mails, mailto, type Visit} from '../../../../../src/content/ui/SupportLink/mailto';

const visit: Visit = {
  page: 'https://help.example.co.uk/docs/focus/admin/retention?a=1&b=2#options',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0',
};
const mail = {subject: 'Help & advice: 100% sure?', headings: ['Product', 'Time']};

/** What an email program reads from the address (RFC 6068). */
function read(address: string) {
  const [, to, query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? [];
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  const {subject, body, ...others} = Object.fromEntries(fields) as Record<string, string>;
  return {to, subject, lines: body?.split('\r\n'), others};
}

it('has the address, the subject and the headings when nothing is known of the reader', () => {
  expect(read(mailto(mail))).toEqual({
    to: 'support@example.com',
    subject: 'Help & advice: 100% sure?',
    lines: ['Product:', 'Time:', 'Page:', 'Browser:'],
    others: {},
  });
});

it('adds the search that found nothing', () => {
  expect(read(mailto(mail, {...visit, query: 'Größe & "x"'})).lines?.at(-1)).toBe(
    'Searched for: Größe & "x"',
  );
  expect(read(mailto(mail, {...visit, query: ''})).lines).toHaveLength(4);
});

it('writes spaces as %20 and line ends as %0D%0A, as email programs expect', () => {
  const address = mailto(mail, visit);
  expect(address).toContain(
    'subject=Help%20%26%20advice%3A%20100%25%20sure%3F&body=Product%3A%0D%0ATime%3A%0D%0A',
  );
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  expect(address).not.toContain('+');
});

describe('what comes from an address bar', () => {
  it('cannot add a field or a line', () => {
    const query = 'x\r\nBcc: someone@example.com&cc=someone@example.com';
    const {others, lines} = read(mailto(mail, {...visit, query}));
    expect(others).toEqual({});
    expect(lines?.slice(4)).toEqual(['Searched for: x Bcc: someone@example.com&cc=someone@example.com']);
  });

  it('is shortened between characters, so that Windows still takes the address', () => {
    const long = '😀'.repeat(400);
    for (const kind of Object.values(mails)) {
      const address = mailto(kind, {page: long, browser: long, query: long});
      expect(address.length).toBeLessThanOrEqual(2083);
      expect(read(address).lines?.at(-1)).toMatch(/^Searched for: (😀)+…$/u);
    }
    expect(read(mailto(mail, {...visit, browser: 'x'.repeat(200)})).lines?.at(-1)).toMatch(/x{200}$/);
  });
});
