import type {ListItem, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {permissions, roles as known, roleTexts} from '../content/contract.node';
import type {Page} from './engine/page';
import {placeOf} from './engine/pageText';
import type {Problem, Rule} from './engine/rule';

const matrix = 'docs/_permissions.yml';
const name = known.join('|');
const insertionOf = (permission: string) => `{{roles.${permission}}}`;

/** "Owner, Compliance officer or Supervisor", or one of them. */
const list = new RegExp(`^(?:${name})(?:(?:, | or )(?:${name}))*$`);

const namesIn = (text: string) => known.filter((role) => new RegExp(`\\b${role}\\b`).test(text));

/** Insertions that say these roles. */
function insertionsFor(text: string): string {
  const same = permissions.filter(
    (permission) => namesIn(roleTexts[permission] ?? '').join() === namesIn(text).join(),
  );
  return same.length
    ? `write ${same.map(insertionOf).join(' or ')}, whichever is meant`
    : `no permission has just these roles: write the right one of ${permissions.map(insertionOf).join(', ')}`;
}

/** What the badge has to say, from "- **Role**: {{roles.manage}}, …"; undefined where no role is required. */
const neededBy = (item: string): string | undefined =>
  roleTexts[/^Role: \{\{roles\.(\w+)\}\}/.exec(item)?.[1] ?? ''];

function ofItem(item: ListItem, {frontMatter, lineOf, source}: Page): Problem[] {
  const text = textOf(item);
  const [, lead] = /^Role: (.*)/.exec(text) ?? [];
  if (lead === undefined) return [];
  const needed = neededBy(text);
  if (needed === undefined && !lead.startsWith('Any role'))
    return [
      {
        ...placeOf(item),
        message: `The line "Role" begins with ${JSON.stringify(lead.split(/[.,;]/)[0])}, not with roles of ${matrix}.`,
        remedy: `${insertionsFor(lead.split(/[.;]/)[0] ?? '')}, or begin with "Any role".`,
      },
    ];
  if (frontMatter.role === needed) return [];
  const [badge = '', index = 0] = [/^role: .*$/m.exec(source)?.[0], /^role: .*$/m.exec(source)?.index];
  return [
    {
      line: lineOf('role'),
      message: `The badge of the page says ${JSON.stringify(frontMatter.role ?? 'nothing')}, its line "Role" ${JSON.stringify(needed ?? 'Any role')}.`,
      remedy: needed
        ? `write "role: ${needed}" into the front matter, as ${matrix} has it.`
        : 'remove "role" from the front matter.',
      ...(badge && needed && {fix: {start: index, end: index + badge.length, text: `role: ${needed}`}}),
    },
  ];
}

function ofTable({children: [head, ...rows]}: Table): Problem[] {
  if (!head) return [];
  const heads = head.children.map((cell) => textOf(cell));
  if (heads.filter((text) => known.some((role) => role === text)).length > 2)
    return [
      {
        ...placeOf(head),
        message: 'The table says by hand what each role may do.',
        remedy: `write its rows into ${matrix}, and insert it as a block, such as {{block permissions.reports}}.`,
      },
    ];
  const isOfRoles = (text: string, index: number) =>
    list.test(text) && (namesIn(text).length > 1 || /^Who\b/.test(heads[index] ?? ''));
  return rows
    .flatMap(({children}) => children.filter((cell, index) => isOfRoles(textOf(cell), index)))
    .map((cell) => ({
      ...placeOf(cell),
      message: `The cell names the roles ${JSON.stringify(textOf(cell))} by hand.`,
      remedy: `${insertionsFor(textOf(cell))}.`,
    }));
}

const front = (role: string) => `---\nrole: ${role}\n---\n\n`;

export const roles: Rule = {
  name: 'roles',
  sentence: `Roles come from ${matrix}: a line "- **Role**: …" begins with an insertion such as \`{{roles.manage}}\` or with "Any role", the badge in the front matter says the same, and tables insert roles or are blocks.`,
  mends: true,
  good: [
    {text: `${front(roleTexts.manage!)}- **Role**: {{roles.manage}}, in the group. The Auditor looks on.`},
    {text: '- **Role**: Any role. An Owner creates it.'},
    {text: '| Step | Who |\n|---|---|\n| One | {{roles.manage}} |'},
  ],
  bad: [
    {text: '- **Role**: Owner or Manager.'},
    {text: `${front('Owner')}- **Role**: {{roles.manage}}.`, lines: [2]},
    {text: `${front('Member')}- **Role**: Any role.`, lines: [2]},
    {text: '- **Role**: {{roles.manage}}.'},
    {text: '| Step | Who |\n|---|---|\n| One | Owner |', lines: [3]},
    {text: '| Step | Done by |\n|---|---|\n| One | Owner, Auditor |', lines: [3]},
    {text: '| Task | Owner | Member | Auditor |\n|---|---|---|---|\n| One | Yes | No | No |'},
  ],
  page(page) {
    const problems: Problem[] = [];
    if (page.kind !== 'doc') return problems;
    visit(page.tree, (node) => {
      if (node.type === 'listItem') problems.push(...ofItem(node, page));
      if (node.type === 'table') problems.push(...ofTable(node));
    });
    return problems;
  },
};
