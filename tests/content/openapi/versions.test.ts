/** What clients may feel since a version was published comes with a new version. */
import {expect, it} from 'vitest';
import {publishedVersions, versionProblems} from '../../../src/api-reference/changelog/versions';
import {documentOf} from '../../../src/api-reference/model/reading';
import {specifications} from '../../../src/site/apis';

it.each(specifications)('$file has a version that fits its changes', async (specification) => {
  expect((await versionProblems(specification)).join('\n')).toBe('');
});

it.each(specifications)('every published version of $id is a valid document', async ({id}) => {
  await Promise.all(publishedVersions(id).map(documentOf));
});
