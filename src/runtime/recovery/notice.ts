/**
 * The notice at the foot of the screen about failed files and new versions (src/css/notice.css). The starter has the words of
 * `failed` once more (bootstrap/starter/hub.ts), for a loader that fails to load.
 */
import {reloadInPlace} from './reload';

/**
 * - `failed`: a file of the page failed to load;
 * - `outdated`: a file is missing because another version of the site is published;
 * - `updated`: the page has reloaded itself for that reason.
 */
export type Notice = 'failed' | 'outdated' | 'updated';

/** Text, button, and a button that only closes. */
const texts: Record<Notice, [text: string, act: string, close?: string]> = {
  failed: ['Part of this page did not load.', 'Retry'],
  outdated: ['This site was updated.', 'Reload'],
  updated: ['This site was updated.', '', 'Close'],
};

function button(text: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), {textContent: text, onclick});
}

/** Milliseconds until screen readers know a new live region; they announce only later changes in it. */
const announceDelay = 100;

/** Removes the notice, or only one of a kind. */
export const hideNotice = (kind?: Notice): void =>
  document.querySelector(kind ? `.notice-${kind}` : '.notice')?.remove();

/**
 * Replaces the notice, also in front of an open dialog.
 *
 * @param kind of the notice
 * @param act handler of its first button; by default the page reloads
 */
export function showNotice(kind: Notice, act: () => void = reloadInPlace): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].pop();
  const box = document.createElement('div');
  const [text, actText, closeText] = texts[kind];
  hideNotice();
  box.className = `notice notice-${kind}`;
  box.setAttribute('role', kind === 'failed' ? 'alert' : 'status');
  (dialog ?? document.body).append(box);
  // Outside a modal dialog the notice is inert; inside, it would vanish with the dialog.
  dialog?.addEventListener('close', () => box.parentNode && document.body.append(box), {once: true});
  setTimeout(() => {
    box.append(text);
    if (actText) box.append(button(actText, () => act()));
    if (closeText) box.append(button(closeText, () => box.remove()));
  }, announceDelay);
}
