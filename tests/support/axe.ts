/** axe-core in a page, without a wrapper: it is put in once, and hands over what fails alone. */
import type {Page} from '@playwright/test';
import axe, {type Result, type RunOptions} from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * @param page as it stands; what is in its frames is not looked at
 * @param rules which rules to run; those of axe itself when left out
 * @returns the rules that fail, with the elements
 */
export async function failedRules(page: Page, rules?: RunOptions['runOnly']): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = {
    resultTypes: ['violations'],
    ...(rules && {runOnly: rules}),
  } satisfies RunOptions;
  return page.evaluate(async (given) => (await window.axe.run(document, given)).violations, options);
}
