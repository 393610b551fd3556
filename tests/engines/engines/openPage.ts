/** Opening a page by a driver that loses commands and answers while one page gives way to another. */

type Driver = {
  /** Starts loading an address. */
  get: (url: string) => Promise<void>;
  /** Runs JavaScript in the page whose value is a string; fails when no answer comes. */
  run: (expression: string) => Promise<string>;
};

/** Milliseconds by which the clocks of a page and of this program may differ. */
const clocks = 1_000;

/**
 * Opens a page, and returns once the document of the last command is there: that of an earlier one goes when it comes.
 *
 * @param patience milliseconds after which a command counts as lost
 */
export async function openPage({get, run}: Driver, url: string, patience: number): Promise<void> {
  const path = JSON.stringify(new URL(url).pathname);
  await run('(window.isLeft = true, "")');
  for (;;) {
    const asked = Date.now();
    const isThere = `String(!window.isLeft && performance.timeOrigin > ${asked - clocks} && location.pathname === ${path} && document.readyState !== "loading")`;
    await get(url);
    const end = Date.now() + patience;
    while (Date.now() < end) if ((await run(isThere).catch(() => '')) === 'true') return;
  }
}
