/** Scripts of the production build, changed on their way to the browser. */
import type {Page, Route} from '@playwright/test';

export type Change = {
  /** The scripts to change are those that hold this text. */
  holding: string;
  /** What to replace; it has to occur, or the test cannot know what it tested. */
  replace: RegExp;
  by: string;
};

/**
 * Changes the script that holds a text.
 *
 * @returns how often that happened, so that a test can tell that it did
 */
export async function changeScript(page: Page, {holding, replace, by}: Change): Promise<() => number> {
  let count = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    if (route.request().resourceType() !== 'script') return route.continue();
    const response = await route.fetch();
    const source = await response.text();
    const isIt = source.includes(holding) && replace.test(source);
    if (isIt) count += 1;
    return route.fulfill({response, body: isIt ? source.replace(replace, by) : source});
  });
  return () => count;
}

/** Lets a script of the page of a Markdown file throw while `window.isBroken` is true. */
export function breakPage(page: Page, file: string, message: string): Promise<() => number> {
  return changeScript(page, {
    holding: `"source":"@site/${file}"`,
    replace: /default:\(\)=>(\w+)/,
    by: `default:()=>(props)=>{if(window.isBroken)throw new Error("${message}");return $1(props)}`,
  });
}

/**
 * Keeps scripts that are asked for from now on on their way.
 *
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/**
 * Fails the scripts of the site that hold a text, until `mend` is called.
 *
 * @returns how many failed, and `settled`, which waits for those that are on their way
 */
export async function failScripts(
  page: Page,
  holding: string,
): Promise<{mend: () => void; failed: () => number; settled: () => Promise<unknown>}> {
  let isBroken = true;
  let count = 0;
  const running = new Set<Promise<void>>();
  const answer = async (route: Route) => {
    if (route.request().resourceType() !== 'script') return route.continue();
    const response = await route.fetch();
    const isIt = (await response.text()).includes(holding);
    if (!isIt || !isBroken) return route.fulfill({response});
    count += 1;
    return route.abort();
  };
  await page.route('**/assets/js/*.js', async (route) => {
    const answered = answer(route);
    running.add(answered);
    await answered;
  });
  return {
    mend: () => {
      isBroken = false;
    },
    failed: () => count,
    settled: () => Promise.all(running),
  };
}
