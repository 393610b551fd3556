/** What only a browser can measure of pages that begin with their task: its place, moments and labels in their lines. */
import {readFileSync} from 'node:fs';
import {findPage, guides, isGuide} from '../support/scenes';
import {expect, open, test} from './fixtures';

/** No reader looks for the task below the third screen. */
const lastScreen = 3;
const screen = {width: 1440, height: 900};
const tablesBefore = 2;

/** Pages that list or explain, which their front matter says, are not read for a task. */
const isForTask = (source: string) =>
  !/^kind: (?:reference|explanation)$/m.test(readFileSync(source, 'utf8'));

/** The heading over the first steps that name a label or what to type, its distance from the top, and tables before it. */
function firstTask() {
  const article = document.querySelector('.markdown');
  const steps = Array.from(article?.querySelectorAll(':scope > ol') ?? []).find(
    (list) => list.children.length > 1 && list.querySelector('strong.label, code'),
  );
  if (!steps) return undefined;
  const isBefore = (element: Element) =>
    Boolean(element.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING);
  const all = (selector: string) => Array.from(article?.querySelectorAll(selector) ?? []).filter(isBefore);
  const heading = all(':scope > :is(h2, h3)').at(-1) ?? steps;
  return {
    heading: heading.textContent,
    top: heading.getBoundingClientRect().top + scrollY,
    tables: all('table').filter((table) => !table.closest('figure')).length,
  };
}

test('task: it begins within three screens, after two tables at most, on every page of a product', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(screen);
  let seen = 0;
  for (const {path, source} of guides().filter((guide) => isForTask(guide.source))) {
    await open(page, path);
    const task = await page.evaluate(firstTask);
    if (!task) continue;
    seen += 1;
    expect
      .soft(Math.floor(task.top / screen.height) + 1, `${source}: ${task.heading}`)
      .toBeLessThanOrEqual(lastScreen);
    expect.soft(task.tables, `${source}: tables before ${task.heading}`).toBeLessThanOrEqual(tablesBefore);
  }
  expect(seen).toBeGreaterThan(10);
});

for (const width of [360, 1440]) {
  test(`moments: none breaks inside its cell at ${width} px`, async ({page}) => {
    const {path} = findPage('a table with a moment', (candidate) => candidate.has('article td code.whole'));
    await page.setViewportSize({width, height: 900});
    await open(page, path);
    const lines = await page
      .locator('article code.whole')
      .evaluateAll((moments) => moments.map((moment) => moment.getClientRects().length));
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBe(1);
  });
}

test('labels: a full stop follows one without a gap', async ({page}) => {
  const {path} = findPage(
    'a label before a full stop',
    (candidate) => isGuide(candidate) && /<strong class="?label"?>[^<]*<\/strong>\./.test(candidate.html),
  );
  await open(page, path);
  const gaps = await page.locator('article strong.label').evaluateAll((labels) =>
    labels.flatMap(({firstChild, nextSibling}) => {
      if (!firstChild || !nextSibling?.textContent?.startsWith('.')) return [];
      const text = document.createRange();
      text.selectNodeContents(firstChild);
      const stop = document.createRange();
      stop.setStart(nextSibling, 0);
      stop.setEnd(nextSibling, 1);
      const [end, start] = [Array.from(text.getClientRects()).at(-1), stop.getClientRects()[0]];
      return end && start && end.top === start.top ? [Math.abs(start.left - end.right)] : [];
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThan(1);
});
