import {beforeEach, expect, it, vi} from 'vitest';

const versions = vi.hoisted(() => ({version: ''}));
vi.mock('@docusaurus/core/package.json', () => versions);

beforeEach(() => {
  vi.resetModules();
});

it.each([
  ['3.8.1', ['v4', 'experimental_faster']],
  ['3.10.2', ['v4', 'faster']],
])('%s gets the names that it knows', async (version, names) => {
  versions.version = version;
  const {future} = await import('../../../src/docusaurus/future');
  expect(Object.keys(future ?? {})).toEqual(names);
});
