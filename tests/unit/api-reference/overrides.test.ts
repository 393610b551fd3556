import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {alone, group, readOverrides} from '../../../src/api-reference/overrides';

const stock = 'node_modules/docusaurus-theme-openapi-docs/lib/theme';

it.each([...group, ...alone])('%s is a component of the package', (name) => {
  expect(existsSync(`${stock}/${name}/index.js`)).toBe(true);
});

it('shows our pages with every override, and the pages of the package with none', () => {
  expect(readOverrides(() => true)).toBe(true);
  expect(readOverrides(() => false)).toBe(false);
});

it.each(group)('stops where %s alone is missing, and says what to do', (gone) => {
  expect(() => readOverrides((name) => name !== gone)).toThrow(
    new RegExp(`^src/theme has no ${gone}, which goes together with .*Remedy: restore it`),
  );
});
