import {afterEach, expect, it, vi} from 'vitest';
import {currentLocale} from '../../../../src/site/language/current';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['en', 'en'],
  // What `docusaurus start` writes without `--locale`.
  ['undefined', 'en'],
  ['xx', 'en'],
  [undefined, 'en'],
])('%s in the environment is %s', (named, locale) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', named);
  expect(currentLocale()).toBe(locale);
});
