import {expect, it} from 'vitest';
import {until} from '../../engines/page';

it('asks until it is so, also where a question fails', async () => {
  const answers = [() => Promise.reject(new Error('The page went.')), () => false, () => true];
  let asked = 0;
  await until('it is so', async () => answers[asked++]!());
  expect(asked).toBe(3);
});

it('says what never was, and why the last question failed', async () => {
  const never = until('it is so', () => Promise.reject(new Error('The page went.')), 1);
  await expect(never).rejects.toThrow('Not so after 1 ms: it is so');
  await expect(never).rejects.toMatchObject({cause: new Error('The page went.')});
});
