import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {withImports} from '../../../../src/api-reference/pages/componentsImport';
import {alone, group} from '../../../../src/api-reference/overrides';

/** Every element that a writer of pages writes. */
const written = (() => {
  const files = ['bodies', 'callbacks', 'infoPage', 'operationPage', 'parameters', 'schemaFields'];
  const text = files.map((name) => readFileSync(`src/api-reference/pages/${name}.ts`, 'utf8')).join('');
  return [...new Set([...text.matchAll(/'([A-Z][A-Za-z]+)'/g)].map(([, name = '']) => name))];
})();

it.each(written)('imports %s where a page uses it', (name) => {
  expect(withImports(`<${name} />`)).toMatch(
    new RegExp(`^import \\{?${name}\\}? from '[^']+';\n\n<${name} />$`),
  );
});

it('imports nothing that a page does not use', () => {
  expect(withImports('Text.')).toBe('Text.');
});

it('takes what the theme has a place for from there, and has an override at each place', () => {
  const places = [
    ...withImports(written.map((name) => `<${name} />`).join('\n')).matchAll(/@theme\/([^']+)/g),
  ];
  for (const [, place = ''] of places) {
    expect(existsSync(`src/theme/${place}/index.ts`), place).toBe(true);
    expect([...group, ...alone]).toContain(place);
  }
  expect(places.length).toBeGreaterThan(5);
});
