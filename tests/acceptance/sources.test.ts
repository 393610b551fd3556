/** What a page says of third parties rests on public documents, and the page links to them at its foot. */
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {docs, expectNone, objections, type Page} from '../content/corpus';

const learn = 'learn.microsoft.com';
const slack = 'docs.slack.dev';
const rfcs = 'www.rfc-editor.org';

/** Pages that guide a reader through another company's product, and the hosts of that company that they link to. */
const guides: Record<string, readonly string[]> = {
  'docs/focus/appendix/enterprise-sso-options/entra-id.md': [learn],
  'docs/focus/appendix/enterprise-sso-options/google-workspace.md': ['support.google.com'],
  'docs/focus/appendix/enterprise-sso-options/okta.md': ['developer.okta.com', 'help.okta.com'],
  'docs/focus/appendix/data-extraction-integrations/genesys-cloud.md': ['help.genesys.cloud'],
  'docs/focus/appendix/data-extraction-integrations/jupyter.md': ['docs.python.org'],
  'docs/focus/appendix/data-extraction-integrations/sftp.md': ['man.openbsd.org'],
  'docs/focus/appendix/data-extraction-integrations/sms-email.md': [learn, 'support.google.com'],
  'docs/focus/appendix/recorders/border-controllers.md': [
    'www.cisco.com',
    'docs.oracle.com',
    'techdocs.audiocodes.com',
    'publicdoc.rbbn.com',
    'documentation.avaya.com',
  ],
  'docs/focus/appendix/recorders/broadworks.md': ['developer.cisco.com'],
  'docs/focus/appendix/recorders/siprec.md': [rfcs],
  'docs/focus/appendix/recorders/teams.md': [learn],
  'docs/teamscribe/installation.md': [learn, slack],
  'docs/teamscribe/outputs/slack.md': [slack],
  'docs/teamscribe/outputs/teams.md': [learn],
  'docs/transact/overview.md': ['docs-prv.pcisecuritystandards.org'],
};

/** Hosts of the links under the heading "Sources". */
function hostsOf({tree}: Page): Set<string> {
  const hosts = new Set<string>();
  const at = tree.children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && textOf(node) === 'Sources',
  );
  for (const node of at < 0 ? [] : tree.children.slice(at))
    visit(node, 'link', ({url}) => {
      if (URL.canParse(url)) hosts.add(new URL(url).host);
    });
  return hosts;
}

function rule(page: Page) {
  const hosts = hostsOf(page);
  return (guides[page.path] ?? [])
    .filter((host) => !hosts.has(host))
    .map((host) => ({
      path: page.path,
      line: 1,
      message: `The sources link to no document at ${host}.`,
      remedy: 'link to the public documents from which the facts come.',
    }));
}

it('sees a vendor without a link', () => {
  const guide = 'docs/focus/appendix/recorders/teams.md';
  const source = `[Recording](https://${learn}/microsoftteams/teams-recording-policy)`;
  expect(objections(rule, `Menus.\n\n## Sources\n\n- ${source}, Microsoft Learn.`, guide)).toEqual([]);
  expect(
    objections(rule, `Menus, as in ${source}.\n\n## Sources\n\n- *Recording*, Microsoft.`, guide),
  ).toEqual([1]);
});

it('holds for every page', () => {
  expectNone(docs.flatMap(rule));
});

it('watches guides that exist', () => {
  expect(Object.keys(guides).filter((path) => !docs.some((page) => page.path === path))).toEqual([]);
});
