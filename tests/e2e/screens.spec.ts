/** Pictures of screens (src/screens) where colours are the reader's, on the narrowest phone, and without script. */
import {pictured} from '../support/scenes/screens';
import {expect, open, test} from './fixtures';

const {path} = pictured();

test('screens: in forced colours the numbers of steps differ from their discs', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, path);
  const number = page.locator('.screen .s-no').first();
  const {colour, disc, adjust} = await number.evaluate((element) => {
    const {color, backgroundColor, forcedColorAdjust} = getComputedStyle(element);
    return {colour: color, disc: backgroundColor, adjust: forcedColorAdjust};
  });
  expect(colour).not.toBe(disc);
  // Otherwise the browser paints the colour of the page behind the digits, which have that colour, too.
  expect(adjust).toBe('none');
});

test('screens: a picture fits the narrowest phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, path);
  const pictures = page.locator('.screen .s-window');
  expect(await pictures.count()).toBeGreaterThan(0);
  const wider = await pictures.evaluateAll((all) =>
    all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map(({textContent}) => textContent),
  );
  expect(wider).toEqual([]);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('screens: the words of a picture open', async ({page}) => {
    await page.goto(path);
    const words = page.locator('.screen details').first();
    await words.locator('summary').click();
    await expect(words.locator('li').first()).toBeVisible();
  });
});
