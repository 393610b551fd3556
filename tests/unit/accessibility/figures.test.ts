import {readFileSync} from 'node:fs';
import axe from 'axe-core';
import {describe, expect, it} from 'vitest';
import {browserChecks, engineChecks, figuresOf, type Figures} from '../../../src/accessibility/figures';
import type {BrowserTest, EngineTest} from '../../../src/accessibility/reports';

const start = '2026-01-02T03:04:05Z';

const test = (file: string, title: string, more: Partial<BrowserTest> = {}): BrowserTest => ({
  file,
  title,
  passed: true,
  notes: {},
  ...more,
});

const browser = [
  test('every-page.spec.ts', 'page /', {notes: {axe: '4.1.0 90'}}),
  test('every-page.spec.ts', 'page /a'),
  test('every-page.spec.ts', 'page /: widths and colour modes'),
  test('reflow.spec.ts', '/ at 320 px: nothing is cut off'),
  test('reflow.spec.ts', '/ with text of 200 % at 360 px: it grows'),
  test('reflow.spec.ts', '/ in forced colours, dark: icons'),
  test('targets.spec.ts', 'targets of / at 360 px are at least 24 px'),
  test('no-script.spec.ts', '390 px: every control works or is not shown', {notes: {pages: '12'}}),
  test('no-script.spec.ts', '1440 px: every control works or is not shown', {notes: {pages: '14'}}),
  test('api-validity.spec.ts', 'API pages as served have no error', {notes: {pages: '7'}}),
];

const engines: EngineTest[] = ['Chromium', 'Firefox', 'WebKit'].map((engine) => ({
  engine,
  title: 'search',
  passed: true,
}));

describe('figuresOf', () => {
  it('counts tests, and pages that one test looked at', () => {
    expect(figuresOf(browser, engines, start)).toEqual({
      date: '2026-01-02',
      axe: {version: '4.1.0', rules: 90},
      counts: {
        ...{pages: 2, displays: 1, narrow: 1, large: 1, forced: 1, targets: 1, withoutScript: 12, html: 7},
        ...{chromium: 1, firefox: 1, webkit: 1},
      },
    });
  });

  it('claims nothing when a test failed', () => {
    const failed = browser.map((one) => (one.title === 'page /a' ? {...one, passed: false} : one));
    expect(() => figuresOf(failed, engines, start)).toThrow(/"page \/a" failed\. Remedy: .*npm test/);
  });

  it('claims nothing of what was not run', () => {
    expect(() => figuresOf(browser, engines.slice(1), start)).toThrow(/"chromium": no test was run/);
  });
});

describe('the figures that the page shows', () => {
  const kept = JSON.parse(readFileSync('src/accessibility/figures.json', 'utf8')) as Figures;
  const remedy =
    'Remedy: run `npm test`, then `npm run accessibility:update`, and commit src/accessibility/figures.json.';

  it('are those of the axe-core that the tests run', () => {
    expect(kept.axe.version, remedy).toBe(axe.version);
  });

  it('are at most 180 days old', () => {
    const days = (Date.now() - Date.parse(kept.date)) / 86_400_000;
    expect(days, remedy).toBeLessThan(180);
  });

  it('have a number for each check', () => {
    expect(Object.keys(kept.counts).sort(), remedy).toEqual(
      Object.keys({...browserChecks, ...engineChecks}).sort(),
    );
    expect(Object.values(kept.counts).every((count) => count > 0)).toBe(true);
  });
});
