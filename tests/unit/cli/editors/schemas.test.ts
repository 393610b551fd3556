/** Schemas for editors: up to date, true for the files of the site, and strict about what authors get wrong. */
import {readFileSync} from 'node:fs';
import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {schemas} from '../../../../src/cli/editors/schemas';
import {schemaText} from '../../../../src/cli/editors/schemaText';
import {filesOn, readSite} from '../../../../src/rules/contract';
import {specifications} from '../../../../src/site/apis';

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

const validate = (name: string) => new Ajv({allErrors: true, strict: false}).compile(schemas[name] ?? {});

function objections(name: string, value: unknown): string[] {
  const isRight = validate(name);
  isRight(value);
  return (isRight.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}

it.each(Object.keys(schemas))('%s is up to date (npm run guides writes it)', async (name) => {
  expect(readFileSync(`.vscode/schemas/${name}`, 'utf8')).toBe(await schemaText(schemas[name] ?? {}));
});

const files: [string, string][] = [
  ['tags.json', 'docs/tags.yml'],
  ['tags.json', 'blog/tags.yml'],
  ['authors.json', 'blog/authors.yml'],
  ['redirects.json', 'src/redirects/redirects.yml'],
  ...specifications
    .filter(({isForeign}) => !isForeign)
    .map(({file}): [string, string] => ['openapi.json', file]),
];

it.each(files)('%s accepts %s', (name, file) => {
  expect(objections(name, read(file))).toEqual([]);
});

it('the front matter of every page and post is right', () => {
  const site = readSite(filesOn('.'));
  for (const {kind, path, frontMatter} of site.pages.filter((page) => page.kind !== 'standalone'))
    expect(objections(`front-matter-${kind}.json`, frontMatter), path).toEqual([]);
});

const page = {
  title: 'Retention',
  description: 'How long Focus keeps communications, and which policy wins over others.',
  keywords: ['one', 'two', 'three'],
  tags: ['focus'],
  last_reviewed: '2025-11-03',
};

const document = (operation: object) => ({
  openapi: '3.1.0',
  info: {title: 'A', version: '1.0.0'},
  paths: {'/a': {get: operation}},
});

describe('a mistake is told at its place', () => {
  const mistakes: [string, unknown, RegExp][] = [
    ['front-matter-doc.json', {...page, description: undefined, descripton: 'A'}, /descri|additional/],
    ['front-matter-doc.json', {...page, keywords: 'one'}, /^\/keywords must be array/],
    ['front-matter-doc.json', {...page, role: 'Boss'}, /^\/role must be equal/],
    ['front-matter-post.json', {...page, slug: 'A B'}, /^\/slug must match/],
    ['tags.json', {focus: {label: 'Focus'}}, /^\/focus must have required property 'description'/],
    ['authors.json', {team: {name: 'Team', page: 'yes'}}, /^\/team\/page must be boolean/],
    ['authors.json', {team: {nam: 'Team'}}, /^\/team must have required property 'name'/],
    ['redirects.json', [{from: 'docs/a', to: '/docs/b'}], /^\/0\/from must match/],
    ['redirects.json', [{from: '/docs/a', too: '/docs/b'}], /^\/0 must have required property 'to'/],
    ['openapi.json', document({summary: 'A', responses: {}}), /'operationId'/],
    ['openapi.json', document({operationId: 'getA', responses: {}}), /'summary'/],
    ['openapi.json', document({operationId: 'get a', summary: 'A', responses: {}}), /operationId must match/],
    [
      'openapi.json',
      document({operationId: 'a', summary: 'A', responses: {}, parameters: [{in: 'body', name: 'a'}]}),
      /\/parameters\/0\/in must be equal/,
    ],
  ];
  it.each(mistakes)('%s refuses %j', (name, value, told) => {
    expect(objections(name, value).join('\n')).toMatch(new RegExp(told.source, 'm'));
  });
});

it('an example without a mistake has none', () => {
  expect(objections('front-matter-doc.json', page)).toEqual([]);
  expect(objections('openapi.json', document({operationId: 'getA', summary: 'A', responses: {}}))).toEqual(
    [],
  );
});
