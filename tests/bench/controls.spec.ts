/** The bench taps what it finds by name: a control of another name would end it hours later. */
import {expect, test} from '@playwright/test';
import {controls} from './act/controls';

for (const [name, selector] of Object.entries(controls['help-hub'] ?? {}))
  test(`the bench finds the ${name} of this site`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/docs/intro');
    await expect(page.locator(selector).filter({visible: true})).toHaveCount(1);
  });
