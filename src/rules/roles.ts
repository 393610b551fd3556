import type {ListItem, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {permissions, roles as known, roleTexts} from '../content/contract.node';
import type {Page} from './page';
import type {Problem, Rule} from './rule';
import {placeOf} from './text';

const matrix = 'docs/_permissions.yml';
const name = known.join('|');
/** "Owner, Compliance officer or Supervisor", or one of them. */
const list = new RegExp(`^(?:${name})(?:(?:, | or )(?:${name}))*$`);
const namesIn = (text: string) => known.filter((role) => new RegExp(`\\b${role}\\b`).test(text));

/** Insertions that say these roles. */
function remedyFor(text: string): string {
  const same = permissions.filter((one) => namesIn(roleTexts[one] ?? '').join() === namesIn(text).join());
  return `write ${(same.length ? same : permissions).map((one) => `{{roles.${one}}}`).join(' or ')}, whichever is meant`;
}

/** A line "- **Role**: {{roles.manage}}, …", and the badge in the front matter, which says the same. */
function ofItem(item: ListItem, {frontMatter, lineOf, source}: Page): Problem[] {
  const [, lead] = /^Role: (.*)/.exec(textOf(item)) ?? [];
  if (lead === undefined) return [];
  const needed = roleTexts[/^\{\{roles\.(\w+)\}\}/.exec(lead)?.[1] ?? ''];
  if (needed === undefined && !lead.startsWith('Any role'))
    return [
      {
        ...placeOf(item),
        message: `The line "Role" begins with ${JSON.stringify(lead.split(/[.,;]/)[0])}, not with roles of ${matrix}.`,
        remedy: `${remedyFor(lead.split(/[.;]/)[0] ?? '')}, or begin with "Any role".`,
      },
    ];
  if (frontMatter.role === needed) return [];
  const line = needed ? `role: ${needed}\n` : '';
  return [
    {
      line: lineOf('role'),
      message: `The badge of the page says ${JSON.stringify(frontMatter.role ?? 'nothing')}, its line "Role" ${JSON.stringify(needed ?? 'Any role')}.`,
      remedy: needed
        ? `write "role: ${needed}" into the front matter.`
        : 'remove "role" from the front matter.',
      fixed: frontMatter.role
        ? source.replace(/^role: .*\n/m, line)
        : source.replace(/^(---\n[\s\S]*?\n)---\n/, `$1${line}---\n`),
    },
  ];
}

function ofTable({children: [head, ...rows]}: Table): Problem[] {
  const heads = head?.children.map((cell) => textOf(cell)) ?? [];
  if (head && heads.filter((text) => known.some((role) => role === text)).length > 2)
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
      remedy: `${remedyFor(textOf(cell))}.`,
    }));
}

/** Roles come from the matrix: in the line "Role", in the badge of the page, and in tables. */
export const roles: Rule = {
  name: 'roles',
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
