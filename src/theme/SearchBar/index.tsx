/**
 * Why ours: the stock bar puts @docsearch/react (109 kB) into the bundle of every page, cannot be given another
 * search client, and its modal is no valid combobox. This one draws its own button and downloads our modal when
 * a reader first reaches for it. Any element with the attribute `data-open-search` opens it as well.
 */
import React, {useCallback, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import Failure from '@site/src/components/SearchNotice/Failure';
import {search} from '@site/src/config/site';
import {loadModal, prefetchSearch} from './loader';
import type ModalType from './Modal';
import styles from './styles.module.css';
import {useOpeners} from './useOpeners';
import {useAlgolia} from './useSearchSettings';

function Shortcut(): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <kbd className={styles.shortcut} aria-hidden="true">
      {isApple ? '⌘' : 'Ctrl'} K
    </kbd>
  );
}

/** The specification, section 7: the site preconnects to the search provider; without one there is nothing to do. */
function Preconnect(): ReactNode {
  const algolia = useAlgolia();
  if (!algolia) return null;
  return (
    <Head>
      <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}

type Dialog = {
  /** The modal, while it is open. */
  Modal: typeof ModalType | undefined;
  /** The modal could not be downloaded. */
  hasFailed: boolean;
  open: (opener: HTMLElement | null) => void;
  close: () => void;
};

/** On closing the focus goes back to what opened the modal or, if that is hidden by now, to `button`. */
function useModal(button: RefObject<HTMLButtonElement | null>): Dialog {
  const {shown: isMenuOpen, toggle: toggleMenu} = useNavbarMobileSidebar();
  const opener = useRef<HTMLElement>(null);
  const [Modal, setModal] = useState<typeof ModalType>();
  const [hasFailed, setHasFailed] = useState(false);

  const open = useCallback(
    (by: HTMLElement | null) => {
      // The menu goes, and with it what was pressed there.
      opener.current = isMenuOpen ? null : by;
      if (isMenuOpen) toggleMenu();
      loadModal().then(
        (Loaded) => {
          setHasFailed(false);
          setModal(() => Loaded);
        },
        () => setHasFailed(true),
      );
    },
    [isMenuOpen, toggleMenu],
  );
  const close = useCallback(() => setModal(undefined), []);

  useEffect(() => {
    const [first, second] = [opener.current, button.current];
    return Modal && (() => giveFocusBack(first, second));
  }, [Modal, button]);

  return {Modal, hasFailed, open, close};
}

function giveFocusBack(opener: HTMLElement | null, button: HTMLElement | null): void {
  opener?.focus({preventScroll: true});
  const isBack = document.activeElement === opener && opener !== document.body;
  if (!isBack) button?.focus({preventScroll: true});
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, hasFailed, open, close} = useModal(button);
  const algolia = useAlgolia();
  const prepare = useCallback(() => prefetchSearch(algolia), [algolia]);
  useOpeners(Modal !== undefined, {open, close, prepare});

  return (
    <>
      <Preconnect />
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${search.buttonLabel} (Ctrl+K)`}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        data-open-search>
        <Icon name="search" />
        <span className={styles.label}>{search.buttonLabel}</span>
        <Shortcut />
      </button>
      {hasFailed && (
        <div role="alert" className={styles.failure}>
          <Failure />
        </div>
      )}
      {Modal && createPortal(<Modal onClose={close} />, document.body)}
    </>
  );
}
