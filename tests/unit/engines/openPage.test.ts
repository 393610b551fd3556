import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {openPage} from '../../engines/engines/openPage';

type Page = {
  window: {isLeft?: boolean};
  location: {pathname: string};
  performance: {timeOrigin: number};
  document: {readyState: string};
};

/** Milliseconds between a command and its page. */
const way = 100;
const patience = 5_000;

const pageAt = (pathname: string): Page => ({
  window: {},
  location: {pathname},
  performance: {timeOrigin: Date.now()},
  document: {readyState: 'complete'},
});

/** A driver whose answers are lost while `isLost` says so: they fail after `patience`. */
function driverOf(isLost: (asked: number) => boolean) {
  const pages = [pageAt('/docs/guide')];
  let asked = 0;
  return {
    pages,
    get: (url: string) => {
      setTimeout(() => pages.push(pageAt(new URL(url).pathname)), way);
      return Promise.resolve();
    },
    run: async (expression: string) => {
      asked += 1;
      const lost = isLost(asked);
      await new Promise((resolve) => setTimeout(resolve, lost ? patience : 1));
      if (lost) throw new Error('No answer');
      return runInNewContext(expression, pages.at(-1)) as string;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens the page that is shown already. */
function openAgain(driver: ReturnType<typeof driverOf>): {isOpen: () => boolean; done: Promise<void>} {
  let isOpen = false;
  const done = openPage(driver, 'http://site/docs/guide', patience).then(() => {
    isOpen = true;
  });
  return {isOpen: () => isOpen, done};
}

it('waits for the page that it asks for, though one with the same address is there', async () => {
  const driver = driverOf(() => false);
  const {isOpen, done} = openAgain(driver);
  await vi.advanceTimersByTimeAsync(way - 10);
  expect(isOpen(), 'the page of before').toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  await done;
  expect(driver.pages).toHaveLength(2);
});

it('asks again when an answer is lost, and waits for the page of the second command', async () => {
  const driver = driverOf((asked) => asked === 2);
  const {isOpen, done} = openAgain(driver);
  await vi.advanceTimersByTimeAsync(patience + way / 2);
  expect(driver.pages, 'the page of the first command').toHaveLength(2);
  expect(isOpen(), 'that page is about to go').toBe(false);
  await vi.advanceTimersByTimeAsync(way);
  await done;
  expect(driver.pages).toHaveLength(3);
});
