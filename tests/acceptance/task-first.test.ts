/** The task first: a page says what it is about, and then what to do; tables, proofs and examples follow. */
import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {docs, expectNone, objections, pageAt, pageOf, type Finding, type Page} from '../content/corpus';
import {pairsOf} from '../support/faults/twins';
import {measure} from '../support/taskFirst';

/** No reader looks for the task below the third screen of 1440 x 900 (`taskFirst.ts` estimates its place). */
const lastScreen = 3;
const tablesBefore = 2;

/** Share of the words of all pages that may be in tables. */
const inTables = 0.25;

/** The first task of a page that lists or explains, if it has one, is not what readers come for. */
const tasks = docs.filter(({frontMatter: {kind}}) => kind !== 'explanation' && kind !== 'reference');

const padding = [
  [/^- \*\*Plan\*\*: Every plan\.$/, 'leave the line out: a page that names no plan is for every plan.'],
  [/^- \*\*Role\*\*: Any role\.$/, 'leave the line out: a page that names no role is for everybody.'],
  [
    /\b(?:After it\b|Afterwards,? you (?:can|know|have)\b)/,
    'leave the sentence out: headings say what the page is for.',
  ],
] as const;

const findingOn =
  ({path}: Page) =>
  (line: number, message: string, remedy: string): Finding => ({path, line, message, remedy});

function padded(page: Page): Finding[] {
  return page.text
    .split('\n')
    .flatMap((text, index) =>
      padding
        .filter(([pattern]) => pattern.test(text))
        .map(([, remedy]) => findingOn(page)(index + 1, 'The line says nothing.', remedy)),
    );
}

/** Sentences before the first heading or list: what the page is in two, and for whom in two more. */
const leadSentences = 4;

function longLead(page: Page): Finding[] {
  const end = page.tree.children.findIndex(({type}) => type === 'heading' || type === 'list');
  const lead = page.tree.children
    .slice(0, end < 0 ? undefined : end)
    .filter((node) => node.type === 'paragraph')
    .map((node) => textOf(node))
    .filter((text) => !text.startsWith(':::'))
    .join(' ');
  const sentences = lead.match(/[.!?](?=\s|$)/g)?.length ?? 0;
  return sentences > leadSentences
    ? [
        findingOn(page)(
          1,
          `The page begins with ${sentences} sentences.`,
          `say what it is and whom it is for in ${leadSentences}.`,
        ),
      ]
    : [];
}

/** Pages without a picture: doors to other pages, and a list. */
const plain = ['docs/intro.md', 'docs/glossary.md'];

/** A screen of a product, a diagram, an image, or a form to try. */
function unpictured(page: Page): Finding[] {
  let isPictured = false;
  visit(page.tree, ['code', 'image'], (node) => {
    if (node.type === 'image' || ['screen', 'mermaid', 'signature'].includes((node as Code).lang ?? ''))
      isPictured = true;
  });
  return isPictured || plain.includes(page.path)
    ? []
    : [findingOn(page)(1, 'The page has no picture.', 'show a screen of src/screens, or a diagram.')];
}

/** Lines of a program or document that a reader sees without asking; tabs show one of several. */
const longest = 40;

function unfolded(page: Page): Finding[] {
  let depth = 0;
  const findings: Finding[] = [];
  const inTabs = pairsOf(page).map(({powershell}) => powershell.fence.line);
  visit(page.tree, ['html', 'code'], (node) => {
    if (node.type === 'html')
      depth +=
        (node.value.match(/<(?:details|Tabs)\b/g)?.length ?? 0) -
        (node.value.match(/<\/(?:details|Tabs)>/g)?.length ?? 0);
    if (node.type !== 'code' || depth > 0 || inTabs.includes(node.position?.start.line ?? 0)) return;
    const lines = node.value.split('\n').length;
    if (lines > longest)
      findings.push(
        findingOn(page)(
          node.position?.start.line ?? 1,
          `The fence has ${lines} lines.`,
          'put it into <details> with a <summary> that names it, or among tabs.',
        ),
      );
  });
  return findings;
}

function rule(page: Page): Finding[] {
  const {task, tablesBefore: tables} = measure(page);
  const finding = findingOn(page);
  if (!task) return [finding(1, 'The page has no task.', 'number its steps.')];
  const findings: Finding[] = [];
  if (Math.floor(task.screen) > lastScreen)
    findings.push(
      finding(
        task.line,
        `The first task, "${task.heading}", begins on screen ${Math.floor(task.screen)}.`,
        `move it up, to screen ${lastScreen} at the latest; what explains it comes after it.`,
      ),
    );
  if (tables > tablesBefore)
    findings.push(
      finding(task.line, `${tables} tables come before the first step.`, 'move them behind the task.'),
    );
  return findings;
}

const steps = '## Do it\n\n1. Select **Save**.\n2. Look.\n\n';
const table = '| A | B |\n|---|---|\n| 1 | 2 |\n\n';

it('sees a late task, tables before it, a page without one, and padding', () => {
  expect(objections(rule, steps + table.repeat(9))).toEqual([]);
  expect(objections(rule, `${'word '.repeat(300)}\n\n${steps}`)).toEqual([]);
  expect(objections(rule, `${'word '.repeat(2000)}\n\n${steps}`)).toEqual([3]);
  expect(objections(rule, `${'An item.\n\n'.repeat(80)}${steps}`)).toEqual([161]);
  expect(objections(rule, table.repeat(2) + steps)).toEqual([]);
  expect(objections(rule, table.repeat(3) + steps)).toEqual([13]);
  expect(objections(rule, '1. First, light falls.\n2. Then it does not.\n')).toEqual([1]);
  expect(objections(padded, `${steps}- **Plan**: Every plan.\n\nAfter it you can rest.`)).toEqual([6, 8]);
  expect(objections(padded, '- **Role**: Any role.\n- **Role**: Any role. Nobody else.')).toEqual([1]);
});

it('sees a long lead, and a page without a picture', () => {
  expect(objections(longLead, `${'Short. '.repeat(4)}\n\n## A\n\nShort.`)).toEqual([]);
  expect(objections(longLead, `${'Short. '.repeat(5)}\n\n## A`)).toEqual([1]);
  expect(objections(unpictured, '```screen\nfocus-home\n```')).toEqual([]);
  expect(objections(unpictured, '```json\n{}\n```')).toEqual([1]);
});

it('counts words of tables', () => {
  expect(measure(pageOf(`one two\n\n${table}`))).toMatchObject({words: 6, inTables: 4});
});

it('holds for every page', () => {
  expect(tasks.length).toBeGreaterThan(40);
  expectNone(tasks.flatMap(rule));
});

it('no page of the docs says what nobody needs to hear, or begins at length', () => {
  expectNone(docs.flatMap(padded));
  expectNone(docs.flatMap(longLead));
});

it('no page shows a long program or document that nobody has asked for', () => {
  const long = `\`\`\`text\n${'Line\n'.repeat(41)}\`\`\``;
  expect(objections(unfolded, `<details>\n<summary>All</summary>\n\n${long}\n\n</details>`)).toEqual([]);
  expect(objections(unfolded, long)).toEqual([1]);
  expectNone(docs.flatMap(unfolded));
});

it('every page has a picture', () => {
  expectNone(docs.flatMap(unpictured));
  expect(plain.filter((path) => !docs.some((page) => page.path === path))).toEqual([]);
});

it.each(['docs/', 'docs/focus/'])('leaves tables the smaller part of what %s says', (folder) => {
  const measures = docs.filter(({path}) => path.startsWith(folder)).map(measure);
  const sum = (of: 'words' | 'inTables') => measures.reduce((total, {[of]: count}) => total + count, 0);
  expect(sum('inTables') / sum('words')).toBeLessThan(inTables);
});

it('leads through the sidebar in the order of setting up, and files nothing to set up under an appendix', () => {
  const order = [
    'people',
    'admin/groups',
    'admin/retention',
    'admin/endpoints',
    'appendix/recorders/broadworks',
  ];
  const sidebar = readFileSync('sidebars.ts', 'utf8');
  const places = order.map((id) => sidebar.indexOf(`'focus/${id}'`));
  expect(places).toEqual([...places].filter((place) => place > 0).sort((a, b) => a - b));
  expect(sidebar).not.toContain("'Appendix'");
});

it('leads with Next along the steps of setting up, in the order of the first page', () => {
  const start = pageAt('docs/focus/getting-started.md');
  const section = start.text.slice(start.text.indexOf('\n## Set up recording'));
  const steps = [...section.matchAll(/^\d\. \*\*.*?\]\(([\w/-]+)\.md\)/gm)].map(
    ([, page]) => `focus/${page}`,
  );
  expect(steps).toHaveLength(5);
  const next = (id: string) => pageAt(`docs/${id}.md`).frontMatter.pagination_next;
  const sidebar = readFileSync('sidebars.ts', 'utf8');
  const follows = (id: string) =>
    /'(focus\/[\w/-]+)'/.exec(sidebar.slice(sidebar.indexOf(`'${id}'`) + id.length + 2))?.[1];
  const way = ['focus/getting-started', ...steps];
  expect(way.slice(0, -1).map((id) => next(id) ?? follows(id))).toEqual(steps);
});
