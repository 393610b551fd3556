/** The one place where the site speaks of itself: at the foot of the screen (src/css/notice.css). */
import {reloadInPlace} from './freshDocument';

/**
 * - `failed`: a file of the page did not come;
 * - `outdated`: a file did not come because another version of the site is published;
 * - `updated`: the page was loaded again by itself for that reason.
 */
export type Notice = 'failed' | 'outdated' | 'updated';

const words = {
  failed: ['Part of this page did not load.', 'Retry'],
  outdated: ['This site was updated.', 'Reload'],
  updated: ['This site was updated.', 'Close'],
};

/** Milliseconds until screen readers know a new region: they are told of what changes in it. */
const settling = 100;

/** Takes a notice back: that of a kind, or any. */
export const hideNotice = (kind?: Notice): void =>
  document.querySelector(kind ? `.notice-${kind}` : '.notice')?.remove();

/**
 * Shows a notice in place of the one before, also in front of an open dialog.
 *
 * @param kind of the notice
 * @param act what its button does; the page is loaded again, unless told otherwise
 */
export function showNotice(kind: Notice, act: () => void = reloadInPlace): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].pop();
  const box = document.createElement('div');
  const button = document.createElement('button');
  hideNotice();
  box.className = `notice notice-${kind}`;
  box.setAttribute('role', kind === 'failed' ? 'alert' : 'status');
  button.textContent = words[kind][1]!;
  button.onclick = () => {
    if (kind === 'updated') box.remove();
    else act();
  };
  (dialog ?? document.body).append(box);
  // What is behind a modal dialog cannot be pressed, and what is inside goes with it.
  dialog?.addEventListener('close', () => box.parentNode && document.body.append(box), {once: true});
  setTimeout(() => box.append(words[kind][0]!, button), settling);
}
