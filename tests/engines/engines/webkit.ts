/** WebKitGTK's MiniBrowser, by its WebDriver, on a display in memory. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Builder, Button, Key as Keys, Origin, type WebDriver} from 'selenium-webdriver';
import {findProgram} from '../../../src/cli/system';
import {freePort} from '../../support/port';
import {openDisplay} from '../display';
import type {Browser, Engine, Tab} from '../port';
import {ownFolder, start, type Program} from '../processes';
import {head, recorded} from '../record';
import {openPage} from './openPage';

/** Milliseconds; nothing that is asked takes long. */
const scriptTimeout = 2_000;

/** Milliseconds after which an answer of the driver counts as lost: what is asked while a page gives way to another may be. */
const patience = 5_000;

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patience, new Error(`WebKitWebDriver did not answer in ${patience} ms`));
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const keys = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowRight: Keys.ARROW_RIGHT,
} as const;

/** The toolbar of MiniBrowser would keep its window wider than a phone. */
const narrowToolbar = `
* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }
headerbar image, toolbar image { -gtk-icon-source: none; }
`;

/** The browser that the WebDriver of WebKitGTK starts; it looks itself where there is none here. */
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file));

function tabOf(driver: WebDriver): Tab {
  const act = () => driver.actions({async: false});
  const at = ({x, y}: {x: number; y: number}) => ({
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
    origin: Origin.VIEWPORT,
  });
  const run = (expression: string) => inTime(driver.executeScript<string>(`return (${expression});`));
  const size = async () =>
    JSON.parse(await run('JSON.stringify([innerWidth, innerHeight])')) as [number, number];
  return {
    open: (url) => openPage({get: (address) => driver.get(address), run}, url, patience),
    run,
    move: (place) => act().move(at(place)).perform(),
    press: (place, down) =>
      act().move(at(place)).press(Button.LEFT).pause(down).release(Button.LEFT).perform(),
    key: (key) => act().keyDown(keys[key]).keyUp(keys[key]).perform(),
    type: async (text, interval) => {
      const sequence = act();
      for (const character of text) {
        sequence.keyDown(character).keyUp(character);
        if (interval) sequence.pause(interval);
      }
      await sequence.perform();
    },
    // The page hears of its new size a little later, so what is missing is looked at again.
    resize: async (width, height) => {
      const window = driver.manage().window();
      let outer = {width, height};
      for (const end = Date.now() + patience; ;) {
        await window.setRect({x: 0, y: 0, ...outer});
        const [innerWidth, innerHeight] = await size();
        if (innerWidth === width && innerHeight === height) return;
        if (Date.now() > end)
          throw new Error(`The page is ${innerWidth} x ${innerHeight} in place of ${width} x ${height}`);
        const rect = await window.getRect();
        outer = {
          width: Math.max(width, rect.width + width - innerWidth),
          height: Math.max(height, rect.height + height - innerHeight),
        };
      }
    },
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    errors: () => recorded(run),
    screenshot: async (file) => writeFileSync(file, await inTime(driver.takeScreenshot()), 'base64'),
  };
}

async function session(port: number): Promise<WebDriver> {
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      // A page that goes takes the answers to what it was asked with it.
      timeouts: {script: scriptTimeout},
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation'],
      },
    })
    .build();
}

async function startDriver(port: number, env: NodeJS.ProcessEnv): Promise<Program> {
  const program = await start(findProgram('WebKitWebDriver') ?? 'WebKitWebDriver', ['-p', String(port)], env);
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return program;
    if (program.child.exitCode !== null) throw new Error(`WebKitWebDriver ended: ${program.output()}`);
  }
}

async function launch(): Promise<Browser> {
  const {folder, remove} = ownFolder();
  const runtime = path.join(folder, 'runtime');
  mkdirSync(runtime, {mode: 0o700});
  const style = path.join(folder, 'gtk-3.0');
  mkdirSync(style);
  writeFileSync(path.join(style, 'gtk.css'), narrowToolbar);
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_RUNTIME_DIR: runtime,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const display = await openDisplay(env);
  const port = await freePort();
  const program = await startDriver(port, {...env, ...display.variables});
  let driver: WebDriver | undefined;
  return {
    // The driver knows one session at a time, and a session keeps nothing of the one before.
    fresh: async () => {
      await driver?.quit();
      driver = await session(port);
      return tabOf(driver);
    },
    close: async () => {
      await driver?.quit().catch(() => undefined);
      await program.stop();
      await display.close();
      remove();
    },
  };
}

export const webkit: Engine = {name: 'WebKit', launch, head};
