/** One markup: what the server sent is what the reader has after React answers, element by element. */
import {illustrated, operations, withTabs} from '../support/scenes';
import {expect, hydrated, test} from './fixtures';
import {settled, templates} from './page-helpers';

const mark = () => {
  const kept = [...document.querySelectorAll('#__docusaurus, #__docusaurus *')];
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
    for (const path of [...templates, illustrated().path, withTabs().path, operations()[0]!.path])
      test(`${path}: React keeps every element`, async ({page}) => {
        await page.goto(path);
        expect(await page.evaluate(mark)).toBeGreaterThan(70);
        await hydrated(page);
        await settled(page);
        expect(await page.evaluate(lost)).toEqual([]);
      });
  });
