/** Colour mode before hydration, with Docusaurus's state: two attributes of `<html>`, `theme` in local storage, the button's name. */
import {root} from './document';

const isDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Gives the colour-mode button its accessible name; the built HTML always names the system's mode. */
export function nameSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('.color-mode button');
  if (!button) return;
  button.title = `${root.dataset.themeChoice} mode`;
  button.ariaLabel = (button.ariaLabel as string).replace(/\w+ mode\)/, `${button.title})`);
}

function show(choice: string): void {
  root.dataset.themeChoice = choice;
  root.dataset.theme = choice === 'system' ? (isDark().matches ? 'dark' : 'light') : choice;
  nameSwitch();
}

function keep(choice: string): void {
  if (choice === 'system') delete localStorage.theme;
  else localStorage.theme = choice;
}

/** Switches to the next of system, light and dark, or of light and dark alone. */
export function switchMode(): void {
  const {theme, themeChoice} = root.dataset;
  const nextOf: Record<string, string> = {light: 'dark', dark: OFFERS_SYSTEM ? 'system' : 'light'};
  const next = nextOf[(OFFERS_SYSTEM ? themeChoice : theme) as string] ?? 'light';
  show(next);
  try {
    keep(next);
  } catch {
    // sayKept() reports it.
  }
}

/** Stores the choice again; reports a full storage (code 22) as Docusaurus does, which reports a missing storage itself. */
export function sayKept(): void {
  const choice = root.dataset.themeChoice as string;
  try {
    keep(choice);
  } catch (error) {
    if ((error as DOMException).code === 22)
      console.error(`Docusaurus storage error, can't set theme=${choice}`, error);
  }
}

/** Follows the system and other tabs until hydration. */
export function followMode(): void {
  const follow = (choice: string | undefined) => {
    if (window.hub!.state !== 'ready' && choice) show(choice);
  };
  isDark().onchange = () => follow(root.dataset.themeChoice);
  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme') follow(newValue ?? (OFFERS_SYSTEM ? 'system' : 'light'));
  });
}
