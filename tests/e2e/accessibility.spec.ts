/** The page about accessibility shows what the tests counted, of the day on which they did. */
import figures from '../../src/accessibility/figures.json';
import {expect, open, test} from './fixtures';

test('accessibility: each figure is that of the last run, with its day and the version of axe-core', async ({
  page,
}) => {
  await open(page, '/accessibility');
  const shown = page.locator('main table tbody tr td:first-child');
  const numbers = (await shown.allInnerTexts()).map((text) => Number(/^\d+/.exec(text)?.[0]));
  expect(numbers).toEqual(Object.values(figures.counts));
  await expect(page.locator('main p:has(+ * table) time')).toHaveAttribute(
    'datetime',
    new Date(figures.date).toISOString(),
  );
  await expect(page.locator('main table')).toContainText(
    `axe-core ${figures.axe.version} (${figures.axe.rules} rules`,
  );
});
