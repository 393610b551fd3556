/** Diagrams: drawings in the page, in the colours of the mode, whose words are text. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {
  belowDiagrams,
  builtPages,
  diagramsOf,
  illustrated,
  pageAt,
  sequence,
  siblings,
  type Diagram,
} from '../support/scenes';
import {figure} from '../support/scenes/diagrams';
import {expect, open, startReact, test} from './fixtures';
import {settled} from './page-helpers';

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

test('diagram: an image with a name and a description', async ({page}) => {
  await open(page, scene.path);
  const image = drawings(page).first().getByRole('img');
  await expect(image).toBeVisible();
  const {title, description} = diagramsOf(scene)[0]!;
  await expect(image).toHaveAccessibleName(title);
  await expect(image).toHaveAccessibleDescription(description);
  await expect(image.locator('title')).toHaveText(title);
  await expect(image.locator('desc')).toHaveText(description);
});

/** @returns the words that Chromium tells a screen reader, in their order */
async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ignored, role}) => !ignored && role?.value === 'StaticText')
    .map(({name}) => String(name?.value).replace(/\s+/g, ' ').trim());
}

test('diagram: a screen reader reads its labels beside the image, as one reads them', async ({page}) => {
  await open(page, scene.path);
  const labels = await labelsOf(drawings(page).first());
  expect(labels.length).toBeGreaterThan(4);
  // What is inside an image is not read (ARIA: its children are presentational).
  await expect(page.locator('[role="img"] text')).toHaveCount(0);
  let read = (await readAloud(page)).filter(Boolean).join(' ');
  for (const label of labels) {
    expect(read).toContain(label);
    read = read.slice(read.indexOf(label) + label.length);
  }
});

/** Looks for a text as a reader does, and goes on to the drawing when it stands elsewhere as well. */
function findInDrawing(phrase: string): string | undefined {
  const {find} = window as unknown as {find: (text: string) => boolean};
  getSelection()?.removeAllRanges();
  for (let hit = 0; hit < 20 && find.call(window, phrase); hit += 1) {
    const selection = getSelection();
    if (selection?.anchorNode?.parentElement?.closest('svg')) return String(selection).replace(/\s+/g, ' ');
  }
  return undefined;
}

test('diagram: a phrase is found in the page, and selected as it is written', async ({page}) => {
  await open(page, scene.path);
  const source = (await page.locator('[data-diagram-source] code').first().textContent()) ?? '';
  const labels = [...source.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);
  const phrases = labels.filter((label) => label.includes(' '));
  expect(phrases.length).toBeGreaterThan(1);
  for (const phrase of phrases) expect(await page.evaluate(findInDrawing, phrase)).toBe(phrase);
});

const painted = (page: Page) =>
  page.evaluate((selector) => {
    const at = (name: string) => document.querySelector(`${selector} ${name}`)!;
    const probe = document.querySelector(selector)!.appendChild(document.createElement('i'));
    const colour = (name: string) => {
      probe.style.color = `var(--hub-${name})`;
      return getComputedStyle(probe).color;
    };
    const result = {
      words: [getComputedStyle(at('.art text')).fill, colour('text')],
      boxes: [getComputedStyle(at('.art .box')).stroke, colour('accent')],
      lines: [getComputedStyle(at('.art .line')).stroke, colour('muted')],
      grounds: matchMedia('(forced-colors: active)').matches
        ? [getComputedStyle(at('.art .box')).fill, colour('page')]
        : [],
    };
    probe.remove();
    return result;
  }, figure);

test('diagram: one drawing has the colours of each mode, and of the product', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, scene.path);
  const mark = await drawings(page).first().elementHandle();
  const seen = new Set<string>();
  for (const media of [
    {colorScheme: 'light'},
    {colorScheme: 'dark'},
    {colorScheme: 'dark', forcedColors: 'active'},
    {colorScheme: 'light', forcedColors: 'none', media: 'print'},
  ] as const) {
    await page.emulateMedia(media);
    await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
    await expect
      .poll(async () => Object.values(await painted(page)).filter(([is, should]) => is !== should))
      .toEqual([]);
    seen.add(JSON.stringify(await painted(page)));
  }
  // Print has the colours of the light mode.
  expect(seen.size).toBe(3);
  expect(await mark?.evaluate((drawing) => drawing.isConnected)).toBe(true);
});

test('diagram: it grows with the type of the page', async ({page}) => {
  await open(page, scene.path);
  const before = await scaleOf(drawings(page).first());
  expect(before).toBeCloseTo(1, 1);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%', 'important'));
  await expect.poll(() => scaleOf(drawings(page).first())).toBeCloseTo(2, 1);
});

test('diagram: its words are never smaller than 12 px, and nothing is styled in an attribute', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 780});
  const illustratedPages = builtPages().filter((each) => each.has(figure));
  expect(illustratedPages.length).toBeGreaterThan(0);
  for (const {path: address} of illustratedPages) {
    await page.goto(address);
    const found = await drawings(page).evaluateAll((all) =>
      all.map((svg) => ({
        size:
          (Number.parseFloat(getComputedStyle(svg.querySelector('text')!).fontSize) *
            svg.getBoundingClientRect().width) /
          (svg as SVGSVGElement).viewBox.baseVal.width,
        styled: svg.closest('figure')!.querySelectorAll('[style], style').length,
        ids: [...svg.closest('figure')!.querySelectorAll('[id]')].filter(
          ({id}) => document.querySelectorAll(`[id="${id}"]`).length > 1,
        ).length,
      })),
    );
    expect(
      found.filter(({size, styled, ids}) => size < 12 || styled || ids),
      address,
    ).toEqual([]);
  }
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

test('diagram: many parties stand in the column of a large screen at full size', async ({page}) => {
  const {page: wide, diagram: widest} = sequence('most');
  await open(page, wide.path);
  const frame = page.locator(`${figure} .diagram-frame`).nth(widest.index);
  await expect(frame).toBeVisible();
  expect(await frame.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  expect(await scaleOf(drawings(page).nth(widest.index))).toBeGreaterThan(0.95);
});

test('diagram: two parties fit a phone, and stand in the middle of a larger screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  const {page: narrow, diagram: fewest} = sequence('fewest');
  test.skip(fewest.parties > 2, 'every sequence diagram of the site has three parties or more');
  await open(page, narrow.path);
  const drawing = drawings(page).nth(fewest.index);
  await expect(drawing).toBeVisible();
  await expect(frameOf(page, fewest)).toHaveCount(0);
  await page.setViewportSize({width: 1440, height: 900});
  const frame = page.locator(`${figure} .diagram-frame`).nth(fewest.index);
  const [inner, outer] = await Promise.all([drawing.boundingBox(), frame.boundingBox()]);
  const middle = (box: typeof inner) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(inner) - middle(outer))).toBeLessThan(2);
});

test('diagram: nothing moves when React arrives, wherever the reader is', async ({page}) => {
  await page.goto(scene.path);
  const below = page.locator(`[id="${belowDiagrams(scene).id}"]`);
  await below.evaluate((heading) => heading.scrollIntoView({block: 'center', behavior: 'instant'}));
  const place = () =>
    below.evaluate((heading) => [heading.getBoundingClientRect().top, document.documentElement.scrollHeight]);
  const before = await place();
  await startReact(page);
  await settled(page);
  expect(await place()).toEqual(before);
});

test('diagram: whoever goes back finds the place below diagrams', async ({page}) => {
  await open(page, scene.path);
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
  await expect(last).toBeInViewport();
  await settled(page);
  expect(await top()).toBeCloseTo(before, 0);
});

test('diagram: Mermaid reaches no reader', async ({page}) => {
  const scripts = readdirSync('build/assets', {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const library = /mermaidAPI|sequenceDiagram-|flowchart-elk/;
  expect(readFileSync('node_modules/mermaid/dist/mermaid.core.mjs', 'utf8')).toMatch(library);
  expect(
    scripts.filter((name) => library.test(readFileSync(path.join('build/assets', name), 'utf8'))),
  ).toEqual([]);
  await open(page, scene.path);
  await expect(page.locator('.docusaurus-mermaid-container, .mermaidTooltip')).toHaveCount(0);
});

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with React' : 'without script', () => {
    test.use({javaScriptEnabled: isScripted});

    const visit = (page: Page) => (isScripted ? open(page, scene.path) : page.goto(scene.path));

    test('diagram: drawn, and its source is folded beneath it', async ({page}) => {
      await visit(page);
      await expect(drawings(page)).toHaveCount(diagramsOf(scene).length);
      await expect(drawings(page).first()).toBeVisible();
      const source = page.locator(`${figure} [data-diagram-source]`).first();
      await expect(source.locator('code')).toBeHidden();
      await source.locator('summary').click();
      await expect(source.locator('code')).toContainText(`accTitle: ${diagramsOf(scene)[0]!.title}`);
      await expect(source.locator('code')).toBeVisible();
    });

    test('diagram: large on demand, and Escape leads back', async ({page}) => {
      await visit(page);
      const {title} = diagramsOf(scene)[0]!;
      const button = page.getByRole('button', {name: `Enlarge the diagram: ${title}`});
      await button.press('Enter');
      const large = page.getByRole('dialog', {name: `Diagram, enlarged: ${title}`});
      await expect(large).toBeVisible();
      expect(await scaleOf(large.locator('svg'))).toBeGreaterThan(1.5);
      await expect(large.locator('svg')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await large.getByRole('button', {name: 'Close'}).click();
      await expect(large).toBeHidden();
    });
  });
}
