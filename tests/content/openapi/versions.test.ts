/** What clients may feel since a version was published comes with a new version. */
import {expect, it} from 'vitest';
import {versionProblems} from '../../../src/plugins/api-reference/changes/check';
import {publishedVersions} from '../../../src/plugins/api-reference/changes/published';
import {specificationProblems} from '../../../src/plugins/api-reference/validate';
import {specifications} from '../../../src/config/specifications';

it.each(specifications)('$file has a version that fits its changes', async (specification) => {
  expect((await versionProblems(specification)).join('\n')).toBe('');
});

it.each(specifications)('every published version of $id is a valid document', async ({id}) => {
  const versions = publishedVersions(id);
  expect(versions.length).toBeGreaterThan(0);
  const problems = await Promise.all(versions.map(({file}) => specificationProblems(file)));
  expect(problems.flat().join('\n')).toBe('');
});
