/** Every page of the site answers, has a title and one heading, and is quiet. */
import {builtPages} from '../support/scenes';
import {expect, test} from './fixtures';

const paths = builtPages().map(({path}) => path);
const share = 20;

for (let first = 0; first < paths.length; first += share) {
  const part = paths.slice(first, first + share);
  test(`routes from ${part[0]} to ${part.at(-1)}: status 200, a title, one heading, no noise`, async ({
    page,
  }) => {
    for (const path of part) {
      const response = await page.goto(path);
      const {title, headings} = await page.evaluate(() => ({
        title: document.title,
        headings: document.querySelectorAll('h1').length,
      }));
      expect.soft({path, status: response?.status(), headings}).toEqual({path, status: 200, headings: 1});
      expect.soft(title, path).toMatch(/\S/);
    }
  });
}
