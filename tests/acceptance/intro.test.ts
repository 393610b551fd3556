/** The intro gives every role of Focus and every product three pages to read first, each one once. */
import {toString as textOf} from 'mdast-util-to-string';
import type {Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {products} from '../../src/site/products';
import {roles} from '../../src/content/roles';
import {expectNone, pageAt, pageOf, type Finding, type Page} from '../content/corpus';

type Path = {name: string; steps: string[][]; line: number};

/** Rows of the tables that lead somewhere: the name in the first cell, and the links of each of the last three. */
function pathsOf({tree}: Page): Path[] {
  const tables = tree.children.filter(
    (node): node is Table =>
      node.type === 'table' && /^(You are|Product)$/.test(textOf(node.children[0]?.children[0])),
  );
  return tables.flatMap((table) =>
    table.children.slice(1).map(({children: cells, position}) => ({
      name: textOf(cells[0]).split(':')[0] ?? '',
      steps: cells.slice(-3).map((cell) => {
        const links: string[] = [];
        visit(cell, 'link', ({url}) => void links.push(url));
        return links;
      }),
      line: position?.start.line ?? 1,
    })),
  );
}

function rule(page: Page): Finding[] {
  return pathsOf(page).flatMap(({name, steps, line}): Finding[] => {
    const finding = (message: string, remedy: string): Finding => ({path: page.path, line, message, remedy});
    const links = steps.flat();
    if (steps.some((step) => step.length === 0))
      return [finding(`The path of "${name}" has a step without a link.`, 'link each of the three pages.')];
    return links.length === new Set(links).size
      ? []
      : [finding(`The path of "${name}" leads to a page twice.`, 'name three pages.')];
  });
}

const intro = pageAt('docs/intro.md');
const names = pathsOf(intro).map(({name}) => name);

it('sees a step without a link, and a page that is named twice', () => {
  const table = (row: string) => pageOf(`| You are | Read first | Then | Then |\n|---|---|---|---|\n${row}`);
  expect(rule(table('| **A**: b | [a](a.md) | [b](b.md) | [c](c.md) |'))).toEqual([]);
  expect(rule(table('| **A**: b | [a](a.md) | none | [c](c.md) |')).map(({line}) => line)).toEqual([3]);
  expect(rule(table('| **A**: b | [a](a.md) | [b](b.md) | [a](a.md) |')).map(({line}) => line)).toEqual([3]);
});

it('holds for the intro', () => {
  expectNone(rule(intro));
});

it('has a path for every role of Focus, every product, and the others who come', () => {
  const others = ['Meeting organiser', 'Finance or payments lead', 'Developer of payments', 'Auditor'];
  const wanted = [...roles, ...products.map(({name}) => name), ...others];
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});

it('names nobody twice', () => {
  expect(names).toEqual([...new Set(names)]);
});
