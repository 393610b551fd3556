import {describe, expect, it} from 'vitest';
import {
  rankPages,
  queryFromPath,
  type Page,
} from '../../../../../src/layout/ui/NotFound/Content/nearestPages';

const pages: Page[] = [
  ['/', 'Help Hub'],
  ['/docs/intro', 'Welcome to Help Hub'],
  ['/docs/support', 'Support'],
  ['/docs/focus/admin/legalhold', 'Legal hold'],
  ['/docs/focus/admin/retention', 'Retention policies'],
  ['/docs/teamscribe/outputs/teams', 'Microsoft Teams'],
  ['/docs/focus/appendix/recorders/teams', 'Record Microsoft Teams'],
  ['/blog/focus-updates-july-2025', 'Focus updates for July 2025'],
];

describe('nearest', () => {
  it.each([
    ['/docs/focus/retention', '/docs/focus/admin/retention'],
    ['/docs/focus/admin/retension', '/docs/focus/admin/retention'],
    ['/docs/focus/admin/legal-hold', '/docs/focus/admin/legalhold'],
    ['/help/retention-policies.html', '/docs/focus/admin/retention'],
    ['/suport', '/docs/support'],
    ['/blog/2025/focus-updates-july', '/blog/focus-updates-july-2025'],
    ['/docs/teamscribe/teams/', '/docs/teamscribe/outputs/teams'],
  ])('%s: first %s', (pathname, path) => {
    expect(rankPages(pathname, pages)[0]?.[0]).toBe(path);
  });

  it.each(['/docs/x', '/', '/%E2%82%AC', '/…'])('%s: three pages', (pathname) => {
    expect(rankPages(pathname, pages)).toHaveLength(3);
  });
});

describe('queryFromPath', () => {
  it.each([
    ['/docs/focus/retention-policy', 'retention policy'],
    ['/docs/Legal_Hold.html', 'legal hold'],
    ['/docs/café/', 'café'],
    ['/docs/retention/index.html', 'retention'],
    ['/', ''],
    [`/${'long-'.repeat(40)}`, 'long '.repeat(13).slice(0, 64)],
  ])('%s: "%s"', (pathname, words) => {
    expect(queryFromPath(pathname)).toBe(words);
  });
});
