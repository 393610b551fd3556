/** The colour mode, as Docusaurus keeps it: two attributes of the root, `theme` in the storage, the switch's name. */
import {isOver, root} from './takeover';

const dark = matchMedia('(prefers-color-scheme: dark)');

function label(): void {
  const button = document.querySelector<HTMLButtonElement>('.color-mode button');
  if (!button) return;
  button.disabled = false;
  button.title = `${root.dataset.themeChoice} mode`;
  button.ariaLabel = (button.ariaLabel ?? '').replace(/\w+ mode\)/, `${button.title})`);
}

function show(choice: string): void {
  root.dataset.themeChoice = choice;
  root.dataset.theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;
  label();
}

/** To the next of system, light and dark, or to the other of the two. */
export function switchMode(): void {
  const {theme, themeChoice} = root.dataset;
  const now = OFFERS_SYSTEM ? themeChoice : theme;
  const next = now === 'light' ? 'dark' : now === 'dark' && OFFERS_SYSTEM ? 'system' : 'light';
  show(next);
  try {
    if (next === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', next);
  } catch (error) {
    // As Docusaurus says it; of a storage that is switched off it tells when it starts.
    if ((error as Error).name !== 'SecurityError')
      console.error(`Docusaurus storage error, can't set theme=${next}`, error);
  }
}

/** Follows the system and other tabs until React does. */
export function followMode(): void {
  const follow = (choice: string | undefined) => {
    if (!isOver() && choice) show(choice);
  };
  dark.addEventListener('change', () => follow(root.dataset.themeChoice));
  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme') follow(newValue ?? (OFFERS_SYSTEM ? 'system' : 'light'));
  });
  addEventListener('DOMContentLoaded', label);
}
