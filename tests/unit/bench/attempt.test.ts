import {expect, test} from 'vitest';
import {attempt} from '../../bench/attempt';
import {peers} from '../../bench/peers';

const [ours, theirs] = peers;
const fail = () => Promise.reject(new Error('out of memory'));

test('a peer that fails has no figures, but ours ends the bench', async () => {
  expect(await attempt(theirs!, 'build', fail)).toBeUndefined();
  expect(await attempt(theirs!, 'build', () => Promise.resolve(3))).toBe(3);
  await expect(attempt(ours!, 'build', fail)).rejects.toThrow('out of memory');
});
