import {describe, expect, it} from 'vitest';
import {agentFiles} from '../../../src/markdown-pages/agents/files';
import {agentIndexPath, pagesPath, recordsPath} from '../../../src/markdown-pages/agents/paths';
import {llmsFiles} from '../../../src/markdown-pages/llms/files';
import {setsOf} from '../../../src/markdown-pages/sets';
import type {Twin} from '../../../src/markdown-pages/twin';
import type {SearchRecord} from '../../../src/search/contract';
import {specifications} from '../../../src/site/apis';
import {products} from '../../../src/site/products';
import type {SiteMapArea} from '../../../src/site/siteMap';

const siteUrl = 'https://example.com/help';
const facts = {siteUrl, description: 'What it is for.'};
const folder = products[0]!.paths[0]!;
const api = specifications[0]!;

const twin = (path: string, more: Partial<Twin> = {}): Twin => ({
  path,
  url: siteUrl + path,
  title: `Title of ${path}`,
  description: `About ${path}`,
  kind: 'guide',
  headings: [{level: 2, text: 'Part', anchor: 'part'}],
  markdown: `---\ntitle: ${path}\n---\n\nText of ${path}\n`,
  ...more,
});

const areas: SiteMapArea[] = [
  {
    label: 'Hub',
    kind: 'site',
    entries: [
      {label: 'Home', to: '/help/'},
      {label: 'Search', to: '/help/search'},
    ],
  },
  {
    label: 'First',
    kind: products[0]!.id,
    entries: [
      {label: 'B', to: `/help${folder}b`, entries: [{label: 'C', to: `/help${folder}c`}]},
      {label: 'A', to: `/help${folder}a`},
    ],
  },
  {label: 'API reference: One', kind: 'api', entries: [{label: 'One', to: `/help/${api.pages}`}]},
  {label: 'By tag', kind: 'tags', to: '/help/docs/tags', entries: []},
];

const paths = ['/docs/tags', `${folder}a`, `${folder}c`, `${folder}b`, `/${api.pages}`, '/', '/new'];
const sets = setsOf(
  areas,
  paths.map((path) => twin(path)),
  '/help/',
);

describe('sets of documents', () => {
  it('stand in the order of the menu, and hold every page once', () => {
    expect(sets.map(({id, pages}) => [id, ...pages.map(({path}) => path)])).toEqual([
      ['site', '/'],
      [products[0]!.id, `${folder}b`, `${folder}c`, `${folder}a`],
      [`api-${api.id}`, `/${api.pages}`],
      ['tags', '/docs/tags'],
      ['other', '/new'],
    ]);
  });
});

describe('lists for language models', () => {
  const files = llmsFiles(sets, facts);
  const list = files.get('/llms.txt') ?? '';

  it('name the collections of the APIs that are there', () => {
    expect(list).toContain('postman_collection.json');
    const without = llmsFiles(sets, {...facts, has: () => false}).get('/llms.txt');
    expect(without).not.toContain('postman_collection.json');
  });

  it('begin with a title, a quotation, and words without headings', () => {
    expect(list).toMatch(/^# [^\n]+\n\n> What it is for\.\n\n(?:(?!#)[^\n]*\n+)+## /);
  });

  it('lead to the Markdown of every page with its description, in the order of the menu', () => {
    const lines = [...list.matchAll(/^- \[Title of ([^\]]+)\]\(([^)]+)\): About (.*)$/gm)];
    expect(lines.map(([, title]) => title)).toEqual([
      '/',
      `${folder}b`,
      `${folder}c`,
      `${folder}a`,
      `/${api.pages}`,
      '/new',
      '/docs/tags',
    ]);
    expect(lines.map(([, , address]) => address)).toContain(`${siteUrl}${folder}b.md`);
    expect(lines[0]?.[2]).toBe(`${siteUrl}/index.md`);
  });

  it('have what may be skipped at the end, by the name that the proposal gives it', () => {
    expect(list.split('\n## ').at(-1)).toMatch(/^Optional\n/);
  });

  it('exist for the site, each product and each API, with their sizes', () => {
    const own = [folder.slice(0, -1), `/${api.pages}`].flatMap((at) => [
      `${at}/llms.txt`,
      `${at}/llms-full.txt`,
    ]);
    expect([...files.keys()]).toEqual(['/llms.txt', '/llms-full.txt', ...own]);
    for (const path of own) expect(list).toMatch(new RegExp(`\\(${siteUrl}${path}\\): [^\\n]*\\d kB`));
  });

  it('have the whole text of their pages', () => {
    const text = files.get(`${folder}llms-full.txt`) ?? '';
    expect([...text.matchAll(/^Text of (.*)$/gm)].map(([, path]) => path)).toEqual([
      `${folder}b`,
      `${folder}c`,
      `${folder}a`,
    ]);
    expect(files.get('/llms-full.txt')?.match(/^Text of /gm)).toHaveLength(paths.length);
  });

  it('keep brackets of a title out of its link', () => {
    const text = llmsFiles(setsOf([], [twin('/a', {title: 'A [b]'})], '/'), facts).get('/llms.txt');
    expect(text).toContain('- [A \\[b\\]](');
  });

  it('say what takes the place of MCP, with the names of all fields of the index', () => {
    expect(list).toContain('There is no MCP server');
    const index = agentFiles(sets, recordsOf, facts, 'en-GB');
    const names = new Set(
      [pagesPath('site'), recordsPath('site', 1)].flatMap((path) => fieldsOf(index.get(path))),
    );
    expect([...names].filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
  });
});

const long = 'x'.repeat(150_000);

const recordsOf = (path: string): SearchRecord[] =>
  [null, 'part'].map((anchor) => ({
    url: siteUrl + path,
    anchor,
    type: anchor ? 'lvl2' : 'lvl1',
    hierarchy: {lvl0: 'Area', lvl1: path, lvl2: anchor && 'Part', lvl3: null},
    content: anchor ? long : null,
  })) as unknown as SearchRecord[];

const fieldsOf = (text = '{}') => {
  const {pages = [], records = []} = JSON.parse(text) as Record<string, object[]>;
  return [...pages, ...records].flatMap((entry) => Object.keys(entry));
};

describe('the index for agents', () => {
  const files = agentFiles(sets, recordsOf, facts, 'en-GB');
  const read = (path: string) => JSON.parse(files.get(path) ?? '{}') as Record<string, never[]>;

  it('names the files of each part', () => {
    const {parts} = read(agentIndexPath) as unknown as {
      parts: {part: string; pages: string; records: string[]}[];
    };
    const named = parts.flatMap(({pages, records}) => [pages, ...records]);
    expect(named.map((address) => address.replace(siteUrl, '')).sort()).toEqual(
      [...files.keys()].filter((path) => path !== agentIndexPath).sort(),
    );
  });

  it('has the facts and the headings of every page', () => {
    expect(read(pagesPath('site')).pages).toEqual([
      {
        path: '/',
        url: `${siteUrl}/`,
        markdown: `${siteUrl}/index.md`,
        title: 'Title of /',
        description: 'About /',
        kind: 'guide',
        headings: [{level: 2, text: 'Part', anchor: 'part'}],
      },
    ]);
  });

  it('has what the search knows, in files of which none is large', () => {
    const first = read(recordsPath(products[0]!.id, 1)).records;
    expect(first).toHaveLength(4);
    expect(read(recordsPath(products[0]!.id, 2)).records).toHaveLength(2);
    expect(first?.slice(0, 2)).toEqual([
      {path: `${folder}b`, titles: [`${folder}b`]},
      {path: `${folder}b`, anchor: 'part', titles: [`${folder}b`, 'Part'], text: long},
    ]);
  });
});
