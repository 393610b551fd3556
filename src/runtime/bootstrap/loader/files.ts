/** How a file of React's start is fetched. */
import {make} from '../document';

/** Milliseconds after which the reader is told that a file has not answered: it may come all the same. */
const patience = 10_000;

const there = new Map<string, HTMLElement>();

function elementOf(href: string): HTMLElement {
  if (href.endsWith('.js')) return Object.assign(document.createElement('script'), {src: href});
  return Object.assign(document.createElement('link'), {rel: 'stylesheet', media: 'not all', href});
}

/** Rejects when what an element asks for does not come. */
function arrival(element: HTMLElement, onSlow: () => void): Promise<void> {
  const slow = setTimeout(onSlow, patience);
  return new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('It did not come'));
  }).finally(() => clearTimeout(slow));
}

async function once(href: string, onSlow: () => void): Promise<HTMLElement> {
  const element = elementOf(href);
  document.head.append(element);
  try {
    await arrival(element, onSlow);
    return element;
  } catch {
    element.remove();
    throw new Error(`${href} did not come`);
  }
}

/**
 * Has a script come without running it.
 *
 * @param onSlow called when it does not answer in time
 * @returns when it is there, or known not to come
 */
export const preload = (href: string, onSlow: () => void): Promise<void> =>
  arrival(make('link', {rel: 'preload', href, as: 'script'}), onSlow).catch(() => {});

/**
 * A file of the page, run or, when it is a style sheet, ready to count. One that failed is asked for once more; one that
 * is there is not asked for again, because running a script twice would start React twice.
 *
 * @param onSlow called when the file does not answer in time
 * @throws Error that names the file, when it failed twice
 */
export async function fetchFile(href: string, onSlow: () => void): Promise<HTMLElement> {
  const known = there.get(href);
  if (known) return known;
  const element = await once(href, onSlow).catch(() => once(href, onSlow));
  there.set(href, element);
  return element;
}
