/** Diagrams: drawn in the browser from text in the page, in the colours of the mode. */
import {expect, open, test} from './fixtures';

const drawing = 'svg[id^="mermaid-svg"]';

test('diagram: an image with a name and a description', async ({page}) => {
  await open(page, '/docs/focus/admin/retention');
  const diagram = page.getByRole('article').locator(drawing).first();
  await expect(diagram).toBeVisible();
  await expect(diagram).toHaveAccessibleName('Which retention policy applies');
  await expect(diagram).toHaveAccessibleDescription(/^A legal hold stops deletion\./);
  await expect(diagram.locator('title')).toHaveText('Which retention policy applies');
  await expect(diagram.locator('desc')).toHaveText(/^A legal hold stops deletion\./);
  await expect(diagram.getByText('Legal hold?')).toBeVisible();
});

test('diagram: drawn anew when the colour mode changes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/focus/admin/retention');
  const diagram = page.getByRole('article').locator(drawing).first();
  await expect(diagram).toBeVisible();
  const fill = () =>
    diagram
      .locator('.node rect')
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  const light = await fill();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(fill).not.toBe(light);
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(fill).toBe(light);
});

test('diagram: a wide one keeps its size on a phone, and its frame scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/docs/focus/admin/legalhold');
  const diagram = page.getByRole('article').locator(drawing).nth(1);
  await expect(diagram).toBeVisible();
  const scale = () =>
    diagram.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
  await expect.poll(scale).toBeGreaterThan(0.95);
  const frame = page.getByRole('group', {name: 'Diagram'}).last();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('diagram: a wide one fits the column of a large screen', async ({page}) => {
  await open(page, '/docs/focus/admin/legalhold');
  const frame = page.getByRole('article').locator('div:has(> .docusaurus-mermaid-container)').nth(1);
  await expect(frame.locator(drawing)).toBeVisible();
  expect(await frame.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});

test('diagram: pages without one do not download the drawing library', async ({page}) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
  });
  await open(page, '/docs/support');
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(1_500_000);
});
