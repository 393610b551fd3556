/** Smooth scrolling without the browser's help: the distance left shrinks to 85 % with every frame. */
import {longest} from '../support/scenes';
import {expect, open, test} from './fixtures';

test('back to top: each frame leaves 85 % of the distance', async ({page}) => {
  await page.addInitScript(() => {
    const steps: [number, number][] = [];
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
    Object.assign(window, {
      steps,
      scrollTo: (x: number, y: number) => {
        steps.push([document.documentElement.scrollTop, y]);
        scrollTo(x, y);
      },
    });
  });
  await open(page, longest().path);
  for (const top of [900, 1400, 1200]) {
    // The page is told of each step before the next one: a busy browser would tell it of both at once.
    await page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          window.addEventListener('scroll', () => resolve(), {once: true});
          window.scroll({top: y, behavior: 'instant'});
        }),
      top,
    );
  }
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const steps = await page.evaluate(() => (window as unknown as {steps: [number, number][]}).steps);
  expect(steps.length).toBeGreaterThan(10);
  for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
});
