import logger from '@docusaurus/logger';
import {expect, it, vi} from 'vitest';
import {takingChanges} from '../../../../src/docusaurus/dev-server/content';

const text =
  "import {jsx} from 'react/jsx-runtime';\nexport default function MDXContent(props = {}) {\n  return 1;\n}\n";

it('has a page stand behind a component that stays', () => {
  const page = `export {default as metadata} from '@site/.docusaurus/a.json'\n${text}`;
  const lines = takingChanges(page).trim().split('\n');
  expect(lines[0]).toMatch(/^import \{hotPage\} from ".*hot-page";$/);
  expect(lines[1]).toBe("import factsOfPage from '@site/.docusaurus/a.json';");
  expect(lines).toContain('function MDXContent(props = {}) {');
  expect(lines.filter((line) => line.startsWith('export default'))).toEqual([
    'export default hotPage(import.meta.webpackHot, MDXContent, [factsOfPage, frontMatter, contentTitle, assets, toc]);',
  ]);
  expect(lines.at(-1)).toMatch(/^export default/);
});

it('leaves a part of pages as it is', () => {
  expect(takingChanges(text)).toBe(text);
});

it('warns once where MDX writes another component, and leaves pages as they are', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  const page = "export {default as metadata} from '@site/.docusaurus/a.json'\nexport default () => 1;\n";
  expect([takingChanges(page), takingChanges(page)]).toEqual([page, page]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
