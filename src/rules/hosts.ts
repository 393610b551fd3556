import {reservedRule} from './engine/reservedRule';
import {matchesIn} from './engine/pageText';

/** Hosts of others that pages name, and why. */
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

export const hosts = reservedRule({
  name: 'hosts',
  sentence:
    'Host names are under example.com or example.co.uk (RFC 2606), or listed in src/rules/hosts.ts with the reason.',
  good: [
    {
      text: 'https://focus.example.com, a.example.co.uk.\njava.net.http Node.js https://www.rfc-editor.org/rfc/rfc7866',
    },
  ],
  bad: [{text: 'https://acme.com/x\nme@focus.io\n`login.acme.co.uk`', lines: [1, 2, 3]}],
  find: (text) =>
    matchesIn(text.replaceAll('%40', '  @'), name)
      .map((match) => ({...match, host: match.value.toLowerCase()}))
      .filter(({host}) => !reserved.test(host) && !Object.hasOwn(thirdParties, host))
      .map(({host, line, column}) => ({
        line,
        column,
        message: `The host ${host} is not reserved for documentation.`,
        remedy:
          'use a name under example.com or example.co.uk; for an official page of somebody else, add the host to src/rules/hosts.ts with the reason.',
      })),
});
