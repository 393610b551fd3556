/** Host names are reserved ones (RFC 2606), or stand on the list below with the reason. */
import {expect, it} from 'vitest';
import {expectNone, linesOf, type Finding} from './corpus';
import {texts, type Text} from './reserved';

const thirdParties: Record<string, string> = {
  'accounts.google.com': 'the issuer that Google Workspace writes into a SAML response',
  'adaptivecards.io': 'the $schema of every Adaptive Card, as Microsoft defines it',
  'docs.slack.dev': 'official documentation of Slack',
  'eur-lex.europa.eu': 'the text of the GDPR',
  'ffmpeg.org': 'official documentation of the tool that converts media',
  'json-schema.org': 'the $schema of every JSON Schema',
  'openssh.com': 'a part of the names of OpenSSH algorithms',
  'opensource.org': 'the licence of the Authentication API',
  'schema.broadsoft.com': 'the XML namespace that BroadWorks sends',
  'sts.windows.net': 'the issuer that Microsoft Entra ID writes into a SAML response',
  'support.google.com': 'official documentation of Google Workspace',
  'www.apache.org': 'the licence of the pet store',
  'www.okta.com': 'the issuer that Okta writes into a SAML response',
  'www.rfc-editor.org': 'the text of the RFCs',
  'www.w3.org': 'the XML namespaces of signatures and schemas',
};

const reserved = /(^|\.)example\.(com|co\.uk)$/;
const name =
  /(?<![\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|io|uk|eu|de|us|dev|app|ai|cloud|gov|biz|info|online)(?![\w-]|\.\w)/gi;

function hostsIn({text}: Text): {host: string; line: number}[] {
  return linesOf({text}).flatMap(({value, line}) =>
    [...value.replaceAll('%40', '@').matchAll(name)].map(([host]) => ({host: host.toLowerCase(), line})),
  );
}

function rule(text: Text): Finding[] {
  return hostsIn(text)
    .filter(({host}) => !reserved.test(host) && !(host in thirdParties))
    .map(({host, line}) => ({
      path: text.path,
      line,
      message: `The host ${host} is not reserved for documentation.`,
      remedy:
        'use a name under example.com or example.co.uk; for an official third-party page, add the host to the list in tests/content/hosts.test.ts with the reason.',
    }));
}

it('sees a real host in addresses, in e-mail addresses and alone', () => {
  const text =
    'https://acme.com/x\nme@focus.io\n`login.acme.co.uk`\nhttps://focus.example.com, a.example.co.uk.\njava.net.http Node.js';
  expect(rule({path: 'a', text}).map(({line}) => line)).toEqual([1, 2, 3]);
});

it('holds for every page and specification', () => {
  expectNone(texts.flatMap(rule));
});

it('lists no host that nobody names', () => {
  const used = new Set(texts.flatMap(hostsIn).map(({host}) => host));
  expect(Object.keys(thirdParties).filter((host) => !used.has(host))).toEqual([]);
});
