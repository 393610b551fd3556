/** Diagrams: drawn in the browser from text in the page, in the colours of the mode. */
import type {Page} from '@playwright/test';
import {
  belowDiagrams,
  diagramsOf,
  illustrated,
  pageAt,
  sequence,
  siblings,
  type Diagram,
} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {settled} from './page-helpers';

const scene = illustrated();
const drawing = 'svg[id^="mermaid-svg"]';

/** The frame of a diagram that is wider than its column; others are no region. */
const frameOf = (page: Page, {title}: Diagram) =>
  page.getByRole('region', {name: `Diagram: ${title}`, exact: true});

test('diagram: an image with a name and a description', async ({page}) => {
  await open(page, scene.path);
  const diagram = page.getByRole('article').locator(drawing).first();
  await expect(diagram).toBeVisible();
  const {title, description} = diagramsOf(scene)[0]!;
  await expect(diagram).toHaveAccessibleName(title);
  await expect(diagram).toHaveAccessibleDescription(description);
  await expect(diagram.locator('title')).toHaveText(title);
  await expect(diagram.locator('desc')).toHaveText(description);
  await expect(diagram.locator('.nodeLabel').first()).toBeVisible();
});

test('diagram: drawn anew when the colour mode changes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, scene.path);
  const diagram = page.getByRole('article').locator(drawing).first();
  await expect(diagram).toBeVisible();
  const fill = () =>
    diagram
      .locator('.node rect, .node polygon, .node path')
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
  const {page: wide, diagram: widest} = sequence('most');
  await open(page, wide.path);
  const diagram = page.getByRole('article').locator(drawing).nth(widest.index);
  await expect(diagram).toBeVisible();
  const scale = () =>
    diagram.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
  await expect.poll(scale).toBeGreaterThan(0.95);
  const frame = frameOf(page, widest);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('diagram: a wide one fits the column of a large screen', async ({page}) => {
  const {page: wide, diagram: widest} = sequence('most');
  await open(page, wide.path);
  const frame = page
    .getByRole('article')
    .locator('div:has(> .docusaurus-mermaid-container)')
    .nth(widest.index);
  await expect(frame.locator(drawing)).toBeVisible();
  expect(await frame.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});

test('diagram: many parties stand in the column of a large screen at full size', async ({page}) => {
  const {page: wide} = sequence('most');
  await open(page, wide.path);
  const diagrams = page.getByRole('article').locator(drawing);
  await expect(diagrams).toHaveCount(diagramsOf(wide).length);
  const scales = () =>
    diagrams.evaluateAll((found) =>
      found.map((svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width),
    );
  await expect.poll(async () => Math.min(...(await scales()))).toBeGreaterThan(0.95);
});

test('diagram: two parties fit a phone, and stand in the middle of a larger screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  const {page: narrow, diagram: fewest} = sequence('fewest');
  test.skip(fewest.parties > 2, 'every sequence diagram of the site has three parties or more');
  await open(page, narrow.path);
  const diagram = page.getByRole('article').locator(drawing).nth(fewest.index);
  await expect(diagram).toBeVisible();
  await expect(frameOf(page, fewest)).toHaveCount(0);
  await page.setViewportSize({width: 1440, height: 900});
  const frame = page.locator('div:has(> .docusaurus-mermaid-container)').nth(fewest.index);
  const [inner, outer] = await Promise.all([diagram.boundingBox(), frame.boundingBox()]);
  const middle = (box: typeof inner) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(inner) - middle(outer))).toBeLessThan(2);
});

test('diagram: the page ends with its footer', async ({page}) => {
  await open(page, scene.path);
  await expect(page.getByRole('article').locator(drawing).first()).toBeVisible();
  await expect(page.locator('.mermaidTooltip').first()).toBeAttached();
  const rest = await page
    .getByRole('contentinfo')
    .evaluate(
      (footer) => document.documentElement.scrollHeight - scrollY - footer.getBoundingClientRect().bottom,
    );
  expect(Math.abs(rest)).toBeLessThan(1);
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

test('diagram: all that it needs is asked for at once', async ({page}) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/mermaid/*.js', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await open(page, scene.path);
  await expect.poll(() => asked.some((url) => url.includes('flowDiagram'))).toBe(true);
  expect(asked.some((url) => url.includes('dagre'))).toBe(true);
  release();
  await expect(page.getByRole('article').locator(drawing).first()).toBeVisible();
});

test('diagram: whoever goes back finds the place, below diagrams that are drawn once more', async ({
  page,
}) => {
  await open(page, scene.path);
  const diagrams = page.getByRole('article').locator(drawing);
  await expect(diagrams.nth(1)).toBeVisible();
  const last = page.locator(`[id="${belowDiagrams(scene).id}"]`);
  const [beside] = siblings(scene);
  await last.scrollIntoViewIfNeeded();
  const top = () => last.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  // The sidebar stands still; to press the bar, the page would be scrolled.
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.locator(`a[href="${beside!.to}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(beside!.to).title);
  await page.goBack();
  await expect(diagrams.nth(1)).toBeVisible();
  await settled(page);
  expect(await top()).toBeCloseTo(before, 0);
});
