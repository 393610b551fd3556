import {expect, it} from 'vitest';
import {unreachable} from '../../../../src/search/client/port';

it('has the name that DocSearch recognises, and keeps the cause', () => {
  const cause = new TypeError('Failed to fetch');
  const error = unreachable(cause);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('RetryError');
  expect(error.cause).toBe(cause);
});
