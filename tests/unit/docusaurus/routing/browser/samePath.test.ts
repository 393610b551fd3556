import {expect, it, vi} from 'vitest';
import {isSamePath} from '../../../../../src/docusaurus/routing/browser/samePath';

vi.mock('theme-common/routesUtils', () => ({}));

it.each([
  ['/docs/a', '/docs/a/', true],
  ['/Docs/A', '/docs/a', true],
  ['/docs/a', '/docs/b', false],
  ['/docs/a', undefined, false],
  [undefined, undefined, true],
])('compares %s and %s', (one, other, expected) => {
  expect(isSamePath(one, other)).toBe(expected);
});
