/** The Authentication API covers the six areas of the product sheet. */
import {expect, it} from 'vitest';
import {operationsIn, specificationOf} from '../../support/openapi';

const file = 'openapi/auth.yaml';
const areas = ['Token', 'Authorisation', 'Sessions', 'Keys', 'Users', 'Multi-factor'];

it('has at least 18 operations', async () => {
  expect(
    (await operationsIn(file)).length,
    `${file}:1 Operations are missing. Remedy: restore them`,
  ).toBeGreaterThanOrEqual(18);
});

it('has the six tags', async () => {
  expect(
    (await specificationOf(file)).tags?.map(({name}) => name),
    `${file}:1 The tags differ. Remedy: use ${areas.join(', ')}`,
  ).toEqual(areas);
});

it.each(areas)('has an operation with the tag %s', async (area) => {
  const tagged = (await operationsIn(file)).filter(({tags}) => tags?.includes(area));
  expect(
    tagged.length,
    `${file}:1 No operation has the tag ${area}. Remedy: add one, or remove the tag`,
  ).toBeGreaterThan(0);
});
