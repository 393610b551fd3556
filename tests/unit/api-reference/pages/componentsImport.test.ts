import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {componentsImport} from '../../../../src/api-reference/pages/componentsImport';

it('imports every component of the reference, and nothing that is none', () => {
  const source = readFileSync('src/api-reference/ui/ApiReference/index.ts', 'utf8');
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].map(([, names = '']) => names);
  const exported = lists
    .flatMap((names) => names.split(','))
    .map((name) => name.replace(/default as/, '').trim());
  const imported = /\{(.*)\}/.exec(componentsImport)?.[1]?.split(', ');
  expect(imported).toEqual(exported.filter(Boolean).sort());
});
