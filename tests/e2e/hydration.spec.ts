/** One markup: what a reader may aim at is the same element before and after React answers. */
import {expect, hydrated, test} from './fixtures';
import {settled, templates} from './places';

/** Marks all that can be pressed or reached with the keyboard. */
const mark = () => {
  const kept = [
    ...document.querySelectorAll('#__docusaurus :is(a, button, summary, select, input, label, [tabindex])'),
  ];
  Object.assign(window, {kept});
  return kept.length;
};

/** @returns what has been taken out of the page, as far as it can be told */
const lost = () =>
  (window as unknown as {kept: Element[]}).kept
    .filter((element) => !element.isConnected)
    .map((element) => element.outerHTML.slice(0, 120));

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 900}});
    for (const path of [...templates, '/docs/ai-api/getting-started', '/docs/api/auth/list-factors'])
      test(`${path}: React keeps all that can be pressed`, async ({page}) => {
        await page.goto(path);
        expect(await page.evaluate(mark)).toBeGreaterThan(5);
        await hydrated(page);
        await settled(page);
        expect(await page.evaluate(lost)).toEqual([]);
      });
  });
