/** What clients may feel since a version was published comes with a new version. */
import {expect, it} from 'vitest';
import {versionProblems} from '../../../src/api-reference/changelog/versionProblems';
import {publishedVersions} from '../../../src/api-reference/changelog/publishedVersions';
import {reading} from '../../../src/api-reference/model/reading';
import {specifications} from '../../../src/site/apis';

it.each(specifications)('$file has a version that fits its changes', async (specification) => {
  expect((await versionProblems(specification)).join('\n')).toBe('');
});

it.each(specifications)('every published version of $id is a valid document', async ({id, isForeign}) => {
  const versions = publishedVersions(id);
  const readings = await Promise.all(versions.map(({file}) => reading(file, isForeign ? 'foreign' : 'own')));
  expect(readings.flatMap(({problems}) => problems).join('\n')).toBe('');
});

it.each(specifications.filter(({isForeign}) => !isForeign))('$id has been published', ({id}) => {
  expect(publishedVersions(id).length).toBeGreaterThan(0);
});
