import {supportEmail} from '../site/contact';
import {site} from '../site/identity';
import {reservedRule} from './engine/reservedRule';
import {matchesIn} from './engine/pageText';

/** Hosts of others that pages name, and why. */
const thirdParties: Record<string, string> = {
  'accounts.google.com': 'the issuer that Google Workspace writes into a SAML response',
  'adaptivecards.io': 'the $schema of every Adaptive Card, as Microsoft defines it',
  'aws.amazon.com': 'the article that names full jitter',
  'csrc.nist.gov': 'the text of the FIPS standards',
  'developer.cisco.com': 'official documentation of BroadWorks',
  'developer.genesys.cloud': 'official documentation of the Genesys Cloud API',
  'developer.okta.com': 'official documentation of Okta',
  'docs-prv.pcisecuritystandards.org': 'the documents of PCI DSS',
  'docs.oasis-open.org': 'the text of SAML',
  'docs.oracle.com': 'official documentation of Oracle session border controllers',
  'docs.python.org': 'official documentation of Python',
  'docs.slack.dev': 'official documentation of Slack',
  'documentation.avaya.com': 'official documentation of Avaya session border controllers',
  'eur-lex.europa.eu': 'the text of the GDPR and of MiFID II',
  'ffmpeg.org': 'official documentation of the tool that converts media',
  'help.genesys.cloud': 'official documentation of Genesys Cloud',
  'help.mypurecloud.com': 'official documentation of Genesys Cloud, under its earlier name',
  'help.okta.com': 'official documentation of Okta',
  'json-schema.org': 'the $schema of every JSON Schema',
  'learn.microsoft.com': 'official documentation of Microsoft',
  'man.openbsd.org': 'official documentation of OpenSSH',
  'opensource.org': 'the licence of the Authentication API',
  'openssh.com': 'a part of the names of OpenSSH algorithms',
  'perldoc.perl.org': 'official documentation of Perl',
  'publicdoc.rbbn.com': 'official documentation of Ribbon session border controllers',
  'schema.broadsoft.com': 'the XML namespace that BroadWorks sends',
  'slack.com': 'official help of Slack',
  'sqlite.org': 'official documentation of SQLite',
  'sts.windows.net': 'the issuer that Microsoft Entra ID writes into a SAML response',
  'support.google.com': 'official documentation of Google Workspace',
  'support.okta.com': 'official support of Okta',
  'techdocs.audiocodes.com': 'official documentation of AudioCodes session border controllers',
  'www.apache.org': 'the licence of the pet store',
  'html.spec.whatwg.org': 'the text of the HTML standard',
  'www.emvco.com': 'the publisher of 3-D Secure',
  'www.cisco.com': 'official documentation of CUBE',
  'www.gnu.org': 'official documentation of GNU Coreutils',
  'www.gnupg.org': 'official documentation of GnuPG',
  'www.handbook.fca.org.uk': 'the text of the FCA Handbook',
  'www.iso.org': 'the pages of the ISO standards',
  'www.okta.com': 'the issuer that Okta writes into a SAML response',
  'www.pcisecuritystandards.org': 'questions and guidance about PCI DSS',
  'www.rfc-editor.org': 'the text of the RFCs',
  'www.w3.org': 'the XML namespaces of signatures and schemas, and the text of web standards',
  'www.winzip.com': 'the definition of AES in ZIP files',
};

/** Hosts of the company whose site this is. */
const own = [
  ...[site.url, site.statusUrl, site.editUrl].map((address) => new URL(address).host),
  supportEmail.replace(/^.*@/, ''),
];

const reserved = /(^|\.)example\.(com|co\.uk)$/;
/** Names of hosts; what a program imports, such as `using System.IO;`, is none. */
const name =
  /(?<![\w.-]|^using )(?:[a-z0-9-]+\.)+(?:com|net|org|io|uk|eu|de|us|dev|app|ai|cloud|gov|biz|info|online)(?![\w-]|\.\w)/gim;

export const hosts = reservedRule({
  name: 'hosts',
  sentence:
    'Host names are under example.com or example.co.uk (RFC 2606), or listed in src/rules/hosts.ts with the reason.',
  good: [
    {
      text: 'https://portal.example.com, a.example.co.uk.\njava.net.http Node.js\nusing System.IO;\nhttps://www.rfc-editor.org/rfc/rfc7866',
    },
  ],
  bad: [{text: 'https://acme.com/x\nme@portal.io\n`login.acme.co.uk`', lines: [1, 2, 3]}],
  find: (text) =>
    matchesIn(text.replaceAll('%40', '  @'), name)
      .map((match) => ({...match, host: match.value.toLowerCase()}))
      .filter(({host}) => !reserved.test(host) && !own.includes(host) && !Object.hasOwn(thirdParties, host))
      .map(({host, line, column}) => ({
        line,
        column,
        message: `The host ${host} is not reserved for documentation.`,
        remedy:
          'use a name under example.com or example.co.uk; for an official page of somebody else, add the host to src/rules/hosts.ts with the reason.',
      })),
});
