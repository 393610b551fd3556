import {useCallback, useEffect, useSyncExternalStore, type RefObject} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {search} from '@site/src/config/site';
import {explainFailure} from '@site/src/runtime/explain';
import {inTime} from '@site/src/runtime/patience';
import {loadModal} from './loader';
import type ModalType from './Modal';

type Opened = {
  Modal: typeof ModalType;
  /** What the reader typed so far. */
  query: string;
  opener: HTMLElement | null;
};

/** Every page mounts a bar of its own; a modal that is opened while the next page is on its way outlives that. */
let opened: Opened | undefined;
const listeners = new Set<() => void>();

function change(next: Opened | undefined): void {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Text selected on the page, as a first query. */
function selectedText(): string {
  const text = window.getSelection()?.toString() ?? '';
  return text.replace(/\s+/g, ' ').trim().slice(0, search.maxQueryLength);
}

function giveFocusBack(opener: HTMLElement | null, button: HTMLElement | null): void {
  opener?.focus({preventScroll: true});
  const isBack = document.activeElement === opener && opener !== document.body;
  if (!isBack) button?.focus({preventScroll: true});
}

const close = () => change(undefined);
const setQuery = (query: string) => change(opened && {...opened, query});

type Dialog = {
  /** The modal, while it is open. */
  Modal: typeof ModalType | undefined;
  query: string;
  setQuery: (query: string) => void;
  open: (opener: HTMLElement | null) => void;
  close: () => void;
};

/**
 * The open modal and its query, the same for every bar.
 *
 * @param button gets the focus on closing when what opened the modal is hidden by then
 */
export function useModal(button: RefObject<HTMLButtonElement | null>): Dialog {
  const {shown: isMenuOpen, toggle: toggleMenu} = useNavbarMobileSidebar();
  const now = useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  );

  const open = useCallback(
    (by: HTMLElement | null) => {
      const query = by?.dataset.openSearch || selectedText();
      // The menu goes, and with it what was pressed there.
      const opener = isMenuOpen ? null : by;
      if (isMenuOpen) toggleMenu();
      inTime(loadModal()).then(
        (Modal) => change({Modal, query, opener}),
        () => void explainFailure(),
      );
    },
    [isMenuOpen, toggleMenu],
  );

  const isOpen = now !== undefined;
  useEffect(() => {
    const [first, second] = [opened?.opener ?? null, button.current];
    return isOpen ? () => giveFocusBack(first, second) : undefined;
  }, [isOpen, button]);

  return {Modal: now?.Modal, query: now?.query ?? '', setQuery, open, close};
}
