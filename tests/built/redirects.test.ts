/** Addresses that readers have links to, in the files of the site: a page with the anchor, or a page that leads on to one. */
import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readPage} from '../../src/build/pages';
import {inlineIn} from '../../src/policy/inline';
import {readMoved} from '../../src/redirects/moved';
import {ledgerFile} from '../../src/rules/published';

const redirects = readMoved('.');

it.each(redirects)('$from leads on to $to, by a script that the policy allows', async ({from, to}) => {
  const page = await readPage('build', `${from.slice(1)}/index.html`);
  expect(page.html).toContain(`content="0; url=${to}"`);
  const [script = 'none'] = inlineIn(page).scripts;
  expect(page.html).toMatch(/http-equiv=Content-Security-Policy/);
  expect(page.html).toContain(script);
  expect(existsSync(`build${to}.html`)).toBe(true);
  expect(readFileSync('build/_redirects', 'utf8')).toContain(`\n${from} ${to} 301\n`);
});

it('every published address has a page, and every published anchor is on it', () => {
  const idsOf = (address: string) => {
    const html = readFileSync(`build${address}.html`, 'utf8');
    return new Set(
      [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare),
    );
  };
  const ids = new Map<string, ReturnType<typeof idsOf>>();
  const lost = readFileSync(ledgerFile, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => {
      const [from = '', anchor] = line.split('#');
      const address = redirects.find((entry) => entry.from === from)?.to ?? from;
      if (!ids.has(address)) ids.set(address, idsOf(address));
      return anchor !== undefined && !ids.get(address)?.has(anchor);
    });
  expect(lost).toEqual([]);
});
