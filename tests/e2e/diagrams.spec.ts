/** Diagrams: drawings in the page, whose words are text. */
import type {Locator, Page} from '@playwright/test';
import {diagramsOf, illustrated, sequence, type Diagram} from '../support/scenes';
import {figure} from '../support/scenes/diagrams';
import {expect, open, test} from './fixtures';

const scene = illustrated();

const drawings = (page: Page) => page.locator(`${figure} .diagram-frame svg`);

/** The frame of a diagram that is wider than its column; others are no region. */
const frameOf = (page: Page, {title}: Diagram) =>
  page.getByRole('region', {name: `Diagram: ${title}`, exact: true});

const labelsOf = (drawing: Locator) =>
  drawing
    .locator('text')
    .evaluateAll((all) => all.map((text) => text.textContent.replace(/\s+/g, ' ').trim()));

const scaleOf = (drawing: Locator) =>
  drawing.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);

/** @returns the words that Chromium tells a screen reader, in their order */
async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ignored, role}) => !ignored && role?.value === 'StaticText')
    .map(({name}) => String(name?.value).replace(/\s+/g, ' ').trim());
}

test('diagram: an image with a name and a description, labels that are read beside it, and a large view', async ({
  page,
}) => {
  await open(page, scene.path);
  const image = drawings(page).first().getByRole('img');
  await expect(image).toBeVisible();
  const {title, description} = diagramsOf(scene)[0]!;
  await expect(image).toHaveAccessibleName(title);
  await expect(image).toHaveAccessibleDescription(description);
  await expect(image.locator('title')).toHaveText(title);
  await expect(image.locator('desc')).toHaveText(description);
  const labels = await labelsOf(drawings(page).first());
  expect(labels.length).toBeGreaterThan(4);
  // What is inside an image is not read (ARIA: its children are presentational).
  await expect(page.locator('[role="img"] text')).toHaveCount(0);
  let read = (await readAloud(page)).filter(Boolean).join(' ');
  for (const label of labels) {
    expect(read).toContain(label);
    read = read.slice(read.indexOf(label) + label.length);
  }
  const button = page.getByRole('button', {name: `Enlarge the diagram: ${title}`});
  await button.press('Enter');
  const large = page.getByRole('dialog', {name: `Diagram, enlarged: ${title}`});
  await expect(large).toBeVisible();
  expect(await scaleOf(large.locator('svg'))).toBeGreaterThan(1.5);
  await expect(large.locator('svg')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(button).toBeFocused();
});

test('diagram: a wide one keeps its size on a phone, and its frame scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  const {page: wide, diagram: widest} = sequence('most');
  await open(page, wide.path);
  expect(await scaleOf(drawings(page).nth(widest.index))).toBeGreaterThan(0.95);
  const frame = frameOf(page, widest);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('diagram: drawn, its source is folded beneath it, and it is enlarged', async ({page}) => {
    await page.goto(scene.path);
    await expect(drawings(page)).toHaveCount(diagramsOf(scene).length);
    await expect(drawings(page).first()).toBeVisible();
    const {title} = diagramsOf(scene)[0]!;
    const source = page.locator(`${figure} [data-diagram-source]`).first();
    await expect(source.locator('code')).toBeHidden();
    await source.locator('summary').click();
    await expect(source.locator('code')).toContainText(`accTitle: ${title}`);
    await page.getByRole('button', {name: `Enlarge the diagram: ${title}`}).click();
    const large = page.getByRole('dialog', {name: `Diagram, enlarged: ${title}`});
    await large.getByRole('button', {name: 'Close'}).click();
    await expect(large).toBeHidden();
  });
});
