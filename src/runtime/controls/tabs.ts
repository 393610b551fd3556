/** Tabs (src/content/ui/Tabs) before hydration; arrow keys afterwards as well. */
import {all} from './all';

const tabsOf = (list: Element) => [...list.children] as HTMLElement[];
const keyOf = (list: HTMLElement) => `docusaurus.tab.${list.dataset.group}`;

/** Shows a tab, for which nothing is stored. */
export function showTab(tab: HTMLElement): void {
  for (const one of tabsOf(tab.parentElement!)) {
    const isChosen = one === tab;
    one.ariaSelected = String(isChosen);
    one.tabIndex = isChosen ? 0 : -1;
    one.classList.toggle('tabs__item--active', isChosen);
    // The search of the browser looks into it, and has it shown (./reveal.ts). TypeScript knows no third value.
    document.getElementById(one.getAttribute('aria-controls')!)!.hidden = (!isChosen &&
      'until-found') as boolean;
  }
}

/**
 * Shows in each list the tab whose value is stored for the group, or the one that is chosen.
 *
 * @throws Error without storage
 */
export function restoreTabs(): void {
  for (const list of all('[role=tablist]')) {
    const tabs = tabsOf(list);
    const chosen = tabs.find(({tabIndex}) => tabIndex === 0);
    const tab = tabs.find(({dataset}) => dataset.value === localStorage[keyOf(list)]) ?? chosen;
    if (tab) showTab(tab);
  }
}

/** Shows a tab and those of the same value in its group, and stores the choice under Docusaurus's key. */
export function chooseTab(tab: HTMLElement): void {
  const list = tab.parentElement!;
  showTab(tab);
  if (!list.dataset.group) return;
  try {
    localStorage[keyOf(list)] = tab.dataset.value;
    restoreTabs();
  } catch {
    // No storage: as with React, the others of the group stay.
  }
}

/** Adds the listener for arrow keys, which move the focus between tabs. */
export function listenForTabs(): void {
  addEventListener('keydown', ({key, target}) => {
    const tab = (target as Element).closest?.('[role=tab]');
    const step = {ArrowRight: 1, ArrowLeft: -1}[key];
    if (!tab || !step) return;
    const tabs = tabsOf(tab.parentElement!);
    tabs.at((tabs.indexOf(tab as HTMLElement) + step) % tabs.length)!.focus();
  });
}
