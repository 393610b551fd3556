/** What a page says of third parties rests on public documents, and the page names them at its foot. */
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {docs, expectNone, objections, type Page} from '../content/corpus';

/** Pages that guide a reader through another company's product, and what their sources have to name. */
const guides: Record<string, RegExp> = {
  'docs/focus/appendix/enterprise-sso-options/entra-id.md': /Microsoft/,
  'docs/focus/appendix/enterprise-sso-options/google-workspace.md': /Google/,
  'docs/focus/appendix/enterprise-sso-options/okta.md': /Okta/,
  'docs/focus/appendix/data-extraction-integrations/genesys-cloud.md': /Genesys/,
  'docs/focus/appendix/data-extraction-integrations/jupyter.md': /Python/,
  'docs/focus/appendix/data-extraction-integrations/sftp.md': /OpenSSH/,
  'docs/focus/appendix/data-extraction-integrations/sms-email.md': /Microsoft[^]*Google/,
  'docs/focus/appendix/recorders/broadworks.md': /BroadWorks/,
  'docs/focus/appendix/recorders/siprec.md': /RFC 7865[^]*RFC 7866/,
  'docs/focus/appendix/recorders/teams.md': /Microsoft/,
  'docs/teamscribe/installation.md': /Slack[^]*Microsoft|Microsoft[^]*Slack/,
  'docs/teamscribe/outputs/slack.md': /Slack/,
  'docs/teamscribe/outputs/teams.md': /Microsoft/,
  'docs/transact/overview.md': /PCI DSS/,
};

/** Text under the heading "Sources". */
function sourcesOf({tree}: Page): string {
  const at = tree.children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && textOf(node) === 'Sources',
  );
  return at < 0
    ? ''
    : tree.children
        .slice(at)
        .map((node) => textOf(node))
        .join('\n');
}

function rule(page: Page) {
  const vendor = guides[page.path];
  if (!vendor || vendor.test(sourcesOf(page))) return [];
  return [
    {
      path: page.path,
      line: 1,
      message: `The sources do not name a document that matches ${vendor}.`,
      remedy: 'add the public documents from which the facts come.',
    },
  ];
}

it('sees a vendor without a source', () => {
  const guide = 'docs/focus/appendix/enterprise-sso-options/okta.md';
  expect(objections(rule, 'Menus.\n\n## Sources\n\n- Okta, Help Center.', guide)).toEqual([]);
  expect(objections(rule, 'Menus of Okta.', guide)).toEqual([1]);
});

it('holds for every page', () => {
  expectNone(docs.flatMap(rule));
});

it('watches guides that exist', () => {
  expect(Object.keys(guides).filter((path) => !docs.some((page) => page.path === path))).toEqual([]);
});
