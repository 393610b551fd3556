/** Links inside the site lead to a page and to a heading of it; between docs pages they name the file. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {site} from '../../src/config/site';
import {downloads} from '../../src/content/downloads';
import {specifications} from '../../src/config/specifications';
import {
  anchorsOf,
  expectNone,
  objections,
  pages,
  published,
  routes,
  standalone,
  type Finding,
  type Page,
  type Rule,
} from './corpus';

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

type Document = {tags: {name: string}[]; paths: Record<string, Record<string, {operationId?: string}>>};

const apiPages = specifications.flatMap(({file, pages: folder}) => {
  const {tags, paths} = parse(readFileSync(file, 'utf8')) as Document;
  const operations = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({operationId}) => operationId ?? []),
  );
  return [...operations, ...tags.map(({name}) => name)].map((name) => `/${folder}/${kebab(name)}`);
});

const addresses = new Set([...routes, ...apiPages]);
const byPath = new Map(pages.map((page) => [page.path, page]));

function pageAt(route: string): Page | undefined {
  return byPath.get(`${route.slice(1)}.md`) ?? byPath.get(`${route.slice(1)}.mdx`);
}

/** Docusaurus's mark of a published file that is no page. */
const fileLink = 'pathname://';
const generated = new Set<string>(downloads(site.url).map((file) => file.path));

function fileProblem(file: string): [string, string] | undefined {
  return generated.has(file) || existsSync(`static${file}`)
    ? undefined
    : ['leads to no published file', 'put the file into static, or make it in src/content/downloads.ts.'];
}

/** @returns what is wrong and what to do, or undefined */
function problemOf(url: string, from: Page): [string, string] | undefined {
  const [target = '', anchor] = url.split('#');
  if (target.startsWith(fileLink)) return fileProblem(target.slice(fileLink.length));
  const file = target.startsWith('/') ? undefined : path.posix.join(path.posix.dirname(from.path), target);
  const page = target === '' ? from : file ? byPath.get(file) : pageAt(target);
  if (target.startsWith('/') && page && from.kind === 'doc' && !standalone.includes(from)) {
    return [
      `is an address`,
      `link to the file: ${path.posix.relative(path.posix.dirname(from.path), page.path)}.`,
    ];
  }
  if (file && !existsSync(file)) return ['leads to no file', 'correct the path.'];
  if (target.startsWith('/') && !addresses.has(target) && !existsSync(`static${target}`))
    return ['leads to no page', 'use an address of tests/content/routes.txt.'];
  if (anchor !== undefined && page && !anchorsOf(page).includes(anchor)) {
    const anchors = anchorsOf(page).map((known) => `#${known}`);
    return [`leads to no heading of ${page.path}`, `use one of ${anchors.join(', ')}.`];
  }
  return undefined;
}

const rule: Rule = (page) => {
  const findings: Finding[] = [];
  visit(page.tree, ['link', 'image', 'definition'], (node) => {
    if (!('url' in node) || /^((?!pathname:)[a-z]+:|\/\/)/.test(node.url)) return;
    const [what, remedy] = problemOf(node.url, page) ?? [];
    if (what && remedy)
      findings.push({
        path: page.path,
        line: node.position?.start.line ?? 1,
        message: `The link "${node.url}" ${what}.`,
        remedy,
      });
  });
  return findings;
};

describe('sees', () => {
  it.each([
    ['[a](./support.mdx)', []],
    ['[a](./gone.md)', [1]],
    ['[a](/docs/support)', [1]],
    ['[a](/docs/category/admin)', []],
    ['[a](/docs/category/gone)', [1]],
    ['[a](/docs/api/auth/get-open-id-configuration)', []],
    ['[a](/docs/api/auth/gone)', [1]],
    ['[a](./focus/troubleshooting/error-codes.md#foc-2104)', []],
    ['[a](./focus/troubleshooting/error-codes.md#foc-0000)', [1]],
    ['## Here\n\n[a](#here) [b](#there)', [3]],
    ['![logo](/img/logo.svg)', []],
    ['[a](pathname:///img/logo.svg)', []],
    ['[a](pathname:///downloads/gone.csv)', [1]],
    ['[a](https://www.rfc-editor.org/rfc/rfc7866)', []],
  ])('%s', (text, lines) => {
    expect(objections(rule, text)).toEqual(lines);
  });

  it('that a post may link to a page by its address only', () => {
    const text =
      '[a](/docs/support) [b](/docs/focus/troubleshooting/error-codes#foc-2104) [c](/docs/support#gone)';
    expect(objections(rule, text, 'blog/a/index.md')).toEqual([1]);
  });
});

it('holds for every page', () => {
  expectNone([...pages, ...published, ...standalone].flatMap(rule));
});
