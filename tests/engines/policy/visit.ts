/** A reader who presses everything on a page; what the policy of the site refuses meanwhile is noted by the page. */
import {ask, begin, hydrated, until} from '../page';
import {recorded} from '../record';
import type {Reader} from '../reader';

/**
 * In the page: presses each control of the content, then those of the frame. Only then does it search. WebKit's driver
 * waits 2 s at most for an answer, so the number of presses is noted.
 */
async function pressAll(query: string): Promise<void> {
  // What a press draws is there after two frames.
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));
  window.print = () => undefined;
  let presses = 0;
  const press = async (selector: string) => {
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.isConnected || !control.checkVisibility()) continue;
      control.click();
      presses += 1;
      await drawn();
    }
  };
  await press('main summary, main [role=tab], main button, main label');
  // A console that has opened has controls of its own.
  await press('main form button, main form summary');
  await press('.theme-doc-sidebar-menu summary, .navbar button:not([aria-haspopup=dialog]), footer button');
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
  document.querySelector<HTMLElement>('.navbar button[aria-haspopup=dialog]')?.click();
  await drawn();
  const field = document.querySelector<HTMLInputElement>('dialog[open] input');
  document.documentElement.dataset.presses = String(presses);
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** In the page: the search has answered, with hits or in words, or there is none. */
const hasAnswered = () => {
  const dialog = document.querySelector('dialog[open]:has(input)');
  return (
    !dialog || Boolean(dialog.querySelector('[role=option], [role=status]:not(:empty), [class*=NoResults]'))
  );
};

export type Visit = {presses: number; refused: string[]};

const refusal = /refused by the policy|content security policy|trusted ?(types|html|script)/i;

/**
 * @param path of the page
 * @param query for the search
 * @returns how many controls were pressed, and what the policy refused
 */
export async function visit({tab, site}: Reader, path: string, query: string): Promise<Visit> {
  await tab.open(site + path);
  await tab.move({x: 2, y: 300});
  await tab.move({x: 4, y: 302});
  await hydrated(tab);
  await begin(tab, pressAll, query);
  const pressesOf = () => ask(tab, () => document.documentElement.dataset.presses ?? '');
  await until('all controls were pressed', async () => (await pressesOf()) !== '');
  await until('the search has answered', () => ask(tab, hasAnswered));
  const [errors, noted] = [await tab.errors(), await recorded((expression) => tab.run(expression))];
  await tab.run("(sessionStorage.removeItem('test-errors'), '')");
  const presses = Number(await pressesOf());
  return {presses, refused: [...new Set([...errors, ...noted])].filter((text) => refusal.test(text))};
}
