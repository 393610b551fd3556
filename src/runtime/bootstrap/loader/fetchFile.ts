/** Fetches the files that hydration needs, with one retry. */
import {make} from '../make';

/** Milliseconds after which the reader is told that a file is slow; it may still load. */
const slowAfter = 10_000;

const loaded = new Map<string, HTMLElement>();

function elementOf(href: string): HTMLElement {
  if (href.endsWith('.js')) return Object.assign(document.createElement('script'), {src: href});
  return Object.assign(document.createElement('link'), {rel: 'stylesheet', media: 'not all', href});
}

/** Resolves when the file of an element has loaded; rejects when it fails. */
function loading(element: HTMLElement, onSlow: () => void): Promise<void> {
  const slow = setTimeout(onSlow, slowAfter);
  return new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('It did not come'));
  }).finally(() => clearTimeout(slow));
}

async function attempt(href: string, onSlow: () => void): Promise<HTMLElement> {
  const element = elementOf(href);
  document.head.append(element);
  try {
    await loading(element, onSlow);
    return element;
  } catch {
    element.remove();
    throw new Error(`${href} did not come`);
  }
}

/**
 * Preloads a script without running it.
 *
 * @param onSlow called when it has not loaded in time
 * @returns resolves when it has loaded or failed
 */
export const preload = (href: string, onSlow: () => void): Promise<void> =>
  loading(make('link', {rel: 'preload', href, as: 'script'}), onSlow).catch(() => {});

/**
 * Loads a script, which runs, or a style sheet, which stays inactive. A failed file is requested once more; a loaded
 * one never again, because running a script twice would start React twice.
 *
 * @param onSlow called when the file has not loaded in time
 * @throws Error that names the file, when it failed twice
 */
export async function fetchFile(href: string, onSlow: () => void): Promise<HTMLElement> {
  const known = loaded.get(href);
  if (known) return known;
  const element = await attempt(href, onSlow).catch(() => attempt(href, onSlow));
  loaded.set(href, element);
  return element;
}
