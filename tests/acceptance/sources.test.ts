/** What a page says of third parties rests on public documents, and the page names them at its foot. */
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {docs, expectNone, fencesOf, objections, type Page} from '../content/corpus';

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

/** Text above and below the heading "Sources". */
function halves({tree}: Page): {body: string; sources: string} {
  const at = tree.children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && textOf(node) === 'Sources',
  );
  const text = (nodes: typeof tree.children) => nodes.map((node) => textOf(node)).join('\n');
  return at < 0
    ? {body: text(tree.children), sources: ''}
    : {body: text(tree.children.slice(0, at)), sources: text(tree.children.slice(at))};
}

function rule(page: Page) {
  const {body, sources} = halves(page);
  const code = fencesOf(page).map(({value}) => value);
  const prose = code.reduce((text, value) => text.replace(value, ''), body);
  const absent = [...new Set(prose.match(/\bRFC \d{4}\b/g))].filter((name) => !sources.includes(name));
  const vendor = guides[page.path];
  return [
    ...absent.map((name) => ({
      path: page.path,
      line: 1,
      message: `${name} is not among the sources.`,
      remedy: 'name it, its title and its publisher under "## Sources".',
    })),
    ...(vendor && !vendor.test(sources)
      ? [
          {
            path: page.path,
            line: 1,
            message: `The sources do not name a document that matches ${vendor}.`,
            remedy: 'add the public documents from which the facts come.',
          },
        ]
      : []),
  ];
}

it('sees a standard and a vendor without a source', () => {
  expect(objections(rule, 'Times by RFC 3339.\n\n## Sources\n\n- RFC 3339, IETF.')).toEqual([]);
  expect(objections(rule, 'Times by RFC 3339.\n\n```text\nRFC 9999\n```')).toEqual([1]);
  expect(objections(rule, 'Menus.', 'docs/focus/appendix/enterprise-sso-options/okta.md')).toEqual([1]);
});

it('holds for every page', () => {
  expectNone(docs.flatMap(rule));
});

it('watches guides that exist', () => {
  expect(Object.keys(guides).filter((path) => !docs.some((page) => page.path === path))).toEqual([]);
});
