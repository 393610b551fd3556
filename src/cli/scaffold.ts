/** What `npm run new` makes: files from `templates`, and entries in the files that list them. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {pageAddress} from '../content/contract';
import {expect, templates, type Draft} from './draft';

/** @returns the address at which readers find it. @throws Error that says what is wrong and what to do */
type Make = (draft: Draft, ...values: string[]) => string;

const kindsOf = (folder: string): string[] =>
  readdirSync(path.join(templates, folder)).map((name) => name.replace('.md', ''));

const expectKind = (folder: string, kind: string) =>
  expect(kindsOf(folder).includes(kind), `No ${folder} is a "${kind}"`, `use ${kindsOf(folder).join(', ')}`);

const expectId = (id: string) =>
  expect(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id), `"${id}" is no name`, 'use lower-case words and hyphens');

const page: Make = (draft, kind, given, title) => {
  const file = path.posix.normalize(given);
  expectKind('page', kind);
  const isFile = /^docs\/(?!api\/)([a-z0-9-]+\/)*[a-z0-9-]+\.mdx?$/.test(file);
  expect(isFile, `"${file}" is no page`, 'use lower-case words and hyphens, such as docs/focus/handover.md');
  const [, folder = ''] = file.split('/');
  const tag = folder in (parse(draft.read('docs/tags.yml') ?? '') as object) ? folder : 'getting-started';
  const support = path.posix.relative(path.posix.dirname(file), 'docs/support.mdx');
  draft.create(file, `page/${kind}.md`, {title, tag, support});
  draft.insertInSidebar(file.replace(/^docs\/|\.mdx?$/g, ''));
  return pageAddress(file);
};

const post: Make = (draft, kind, date, slug, title) => {
  expectKind('post', kind);
  const file = `blog/${date}-${slug}/index.md`;
  draft.create(file, `post/${kind}.md`, {title, date, slug});
  return pageAddress(file);
};

const transactCode: Make = (draft, code, title) => {
  const style = {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0} as const;
  const line = `  ${code}: ${stringify({status: Number(code.slice(4)), title}, style)}`;
  const anchor = code.toLowerCase();
  const section = `### ${code}: ${title} {#${anchor}}\n\nSay what happened. *Retry:* no. Say what to do.\n\n`;
  draft.insertInOrder('docs/transact/_error-codes.yml', /^ {2}(TRN-\d+): .*\n/gm, code, line);
  draft.insertInOrder('docs/transact/error-handling.md', /^### (TRN-\d+): [^]*?(?=^#)/gm, code, section);
  return `/docs/transact/error-handling#${anchor}`;
};

const errorCode: Make = (draft, code, title) => {
  if (/^TRN-[45]\d\d$/.test(code)) return transactCode(draft, code, title);
  const [, prefix] = /^(FOC-\d)\d{3}$/.exec(code) ?? [];
  expect(prefix, `"${code}" is no error code`, 'give FOC- and four digits, or TRN- and an HTTP status');
  const folder = 'docs/focus/troubleshooting/_error-codes';
  const family = draft.list(folder).find((file) => draft.read(file)?.includes(`\nprefix: ${prefix}\n`));
  expect(family, `No family has the prefix ${prefix}`, `add one to ${folder}, and its block to the page`);
  const entry = draft.filled('error-code.yml', {code, title}).replace(/^(?=.)/gm, '  ');
  draft.insertInOrder(family, /^ {2}- code: (FOC-\d+)\n[^]*?(?=^ {2}- |(?![^]))/gm, code, entry);
  return `/docs/focus/troubleshooting/error-codes#${code.toLowerCase()}`;
};

/** A string of TypeScript. */
const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

const api: Make = (draft, id, title) => {
  expectId(id);
  const file = `openapi/${id}.yaml`;
  const entry = `{id: '${id}', file: '${file}', title: ${quoted(title)}},`;
  draft.create(file, 'api.yaml', {id, title: `${title} API`});
  draft.insert('src/site/apis.ts', /^const apis: [^]*?(?=^\];)/m, () => entry);
  draft.insert('.config/redocly.yaml', /^apis:\n( .*\n)*/m, () => `  ${id}: {root: ../${file}}\n`);
  return `/docs/api/${id}`;
};

const product: Make = (draft, id, name) => {
  expectId(id);
  const isFree = !draft.read('src/site/products.ts')?.includes(`'${id}'`);
  expect(isFree, `src/site/products.ts has '${id}' already`, 'choose another id');
  const start = `${id}/getting-started`;
  const title = `Get started with ${name}`;
  const entry = `{id: '${id}', name: ${quoted(name)}, summary: 'Say in a few words what readers do with it.',
    start: '/docs/${start}', paths: ['/docs/${id}/'], tasks: [{label: ${quoted(title)}, to: '/docs/${start}'}]},`;
  const category = `{type: 'category', label: ${quoted(name)}, className: 'area product-${id}', items: ['${start}']},`;
  const description = `Pages about ${name}: say in a few words what readers do with it.`;
  const tag = stringify({[id]: {label: name, permalink: `/${id}`, description}});
  const owner = `${`/docs/${id}/`.padEnd(27)}@example-org/${id}\n`;
  const end = /$(?![^])/;
  draft.create(`docs/${start}.md`, 'page/how-to.md', {title, tag: id, support: '../support.mdx'});
  draft.insert('src/site/products.ts', /^export type ProductId = [^;]*(?=;)/m, () => ` | '${id}'`);
  draft.insert('src/site/products.ts', /^export const products: [^]*?(?=^\];)/m, () => entry);
  draft.insert('sidebars.ts', /(?<=group\('Products'\),)[^(]*(?=group\()/, () => category);
  draft.insert('docs/tags.yml', end, () => `\n${tag}`);
  // The colours of the API reference and the icon of a page, until there are others.
  const [tokens, icons] = ['src/css/tokens.css', 'src/css/icons.css'] as const;
  draft.insert(tokens, /^ *--hub-api: .*\n/gm, (line) => line.replace('api', id));
  draft.insert(tokens, /^\.product-api \{[^}]*\}\n\n/m, (block) => block.replace(/(?<=-)api\b/g, id));
  draft.insert(icons, /^ *--icon-document: .*\n/m, (line) => line.replace('document', id));
  draft.insert(icons, /^\.icon--document \{[^}]*\}\n\n/m, (block) => block.replaceAll('document', id));
  draft.insert('src/rules/dictionary.txt', end, () => name.replace(/ |$/g, '\n'));
  draft.insert('.github/CODEOWNERS', /(^\/docs\/.*\n)+/m, () => owner);
  return `/docs/${start}`;
};

/** By the word after `npm run new --`: the names of its values, and how it is made. */
const scaffolds: Readonly<Record<string, {values: readonly string[]; make: Make}>> = {
  page: {values: [kindsOf('page').join('|'), 'file', 'title'], make: page},
  post: {values: [kindsOf('post').join('|'), 'date', 'slug', 'title'], make: post},
  'error-code': {values: ['code', 'title'], make: errorCode},
  api: {values: ['id', 'title'], make: api},
  product: {values: ['id', 'name'], make: product},
};

const inBrackets = (values: readonly string[]) => values.map((value) => `<${value}>`).join(' ');

/**
 * @param draft that gets the files
 * @param values what comes after `npm run new --`
 * @returns the address at which readers find what is made
 * @throws Error that says what is missing or wrong, and what to do
 */
export function scaffold(draft: Draft, [what = '', ...values]: readonly string[]): string {
  const chosen = scaffolds[what];
  const usage = Object.entries(scaffolds)
    .filter(([name]) => !chosen || name === what)
    .map(([name, {values: names}]) => `\n  npm run new -- ${name} ${inBrackets(names)}`)
    .join('');
  const stop = (wrong: string) => new Error(`${wrong}. Usage:${usage}`);
  if (!chosen) throw stop(what ? `"${what}" cannot be created` : 'Missing: what to create');
  const missing = chosen.values.filter((_, index) => !values[index]?.trim());
  if (missing.length) throw stop(`Missing: ${inBrackets(missing)}`);
  const more = values.slice(chosen.values.length);
  if (more.length) throw stop(`Too many values (write titles in quotation marks): ${more.join(' ')}`);
  return chosen.make(draft, ...values);
}
