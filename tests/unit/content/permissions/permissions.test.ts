import {expect, it} from 'vitest';
import {rolesThatMay} from '../../../../src/content/permissions';

it('lists roles with a condition last', () => {
  expect(rolesThatMay('download')).toEqual(['Compliance officer', 'Owner', 'Supervisor']);
});

it('refuses an unknown permission, and names the known ones', () => {
  expect(() => rolesThatMay('fly')).toThrow(/the name fly\. Remedy: write one of play, annotate/);
});
