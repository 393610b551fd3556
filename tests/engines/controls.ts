/** What a reader presses first: where it is, and how to see that it was answered. */
import {marks, type Mark} from './selectors';
import {ask} from './page';
import type {Tab} from './port';
import {closedSection, long, lower, neighbour, neighbourLabel, operation, tabbed, tabs} from './scenes';

export type Control = {
  path: string;
  /** Of the viewport; 1440 unless said. */
  width?: number;
  mark: Mark;
  /** Whether the page shows that the press was answered once, and not undone. */
  isDone: (tab: Tab) => Promise<boolean>;
};

const wide = long.path;

/** Whether what opens under a name is open: native details, or a button that says so. */
export const isOpen = (tab: Tab, mark: Mark): Promise<boolean> =>
  ask(
    tab,
    ({selector, text}: Mark) => {
      const label = [...document.querySelectorAll(selector)].find(
        (element) => element.textContent?.trim() === text,
      );
      const details = label?.matches('summary') && label.closest('details');
      return details ? details.open : label?.getAttribute('aria-expanded') === 'true';
    },
    mark,
  );

/** Whether a tab is chosen and its panel shows. */
export const isChosen = (tab: Tab, mark: Mark): Promise<boolean> =>
  ask(
    tab,
    ({selector, text}: Mark) => {
      const chosen = [...document.querySelectorAll(selector)].find(
        (element) => element.textContent?.trim() === text,
      );
      const panel = document.getElementById(chosen?.getAttribute('aria-controls') ?? '');
      return chosen?.getAttribute('aria-selected') === 'true' && Boolean(panel?.getClientRects().length);
    },
    mark,
  );

export const isAt = (tab: Tab, path: string): Promise<boolean> =>
  ask(tab, (expected: string) => location.pathname + location.hash === expected, path);

/** Whether a section's heading stands at the top of the window, below the bar. */
export const isAtTop = (tab: Tab, id: string): Promise<boolean> =>
  ask(
    tab,
    (name: string) => {
      const {top} = document.getElementById(name)?.getBoundingClientRect() ?? {top: -1};
      return top >= 0 && top < 160;
    },
    id,
  );

export const isShown = (tab: Tab, {selector}: Mark): Promise<boolean> =>
  ask(
    tab,
    (name: string) => [...document.querySelectorAll(name)].some((element) => element.getClientRects().length),
    selector,
  );

/** The text of the search field that has the focus, or undefined. */
export const typed = async (tab: Tab): Promise<string | undefined> =>
  (await ask(
    tab,
    (selector: string) => {
      const field = document.activeElement;
      return field instanceof HTMLInputElement && field.matches(selector) ? field.value : null;
    },
    marks.searchField.selector,
  )) ?? undefined;

const section = marks.section(closedSection);
const link = marks.sidebarLink(neighbourLabel);
const choice = marks.tab(tabs.at(-1)!);
const summary = marks.summary('Why are there two times?');

export const controls = {
  'sidebar section': {path: wide, mark: section, isDone: (tab) => isOpen(tab, section)},
  'sidebar link': {path: wide, mark: link, isDone: (tab) => isAt(tab, neighbour.path)},
  tab: {path: tabbed.path, mark: choice, isDone: (tab) => isChosen(tab, choice)},
  details: {path: '/style-guide', mark: summary, isDone: (tab) => isOpen(tab, summary)},
  'colour mode': {
    path: '/docs/intro',
    mark: marks.colourMode,
    isDone: (tab) => ask(tab, () => document.documentElement.dataset.themeChoice === 'light'),
  },
  search: {
    path: '/docs/intro',
    mark: marks.searchButton,
    isDone: async (tab) => (await typed(tab)) !== undefined,
  },
  'menu at 390 px': {
    path: wide,
    width: 390,
    mark: marks.menuButton,
    isDone: (tab) =>
      ask(
        tab,
        ({selector}: Mark) => document.querySelector(selector)?.getAttribute('aria-expanded') === 'true',
        {
          ...marks.menuButton,
        },
      ),
  },
  copy: {
    path: tabbed.path,
    mark: marks.copy,
    isDone: (tab) =>
      ask(
        tab,
        (selector: string) => document.querySelector(`${selector} ~ [role=status]`)?.textContent === 'Copied',
        marks.copy.selector,
      ),
  },
  'contents link': {
    path: wide,
    mark: marks.contentsLink(lower.text),
    isDone: (tab) => isAtTop(tab, lower.id),
  },
  'Try it': {
    path: operation.path,
    mark: marks.tryIt,
    isDone: (tab) => isShown(tab, marks.console),
  },
} satisfies Record<string, Control>;

export type ControlName = keyof typeof controls;
