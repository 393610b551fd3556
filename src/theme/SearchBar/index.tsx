/**
 * Why ours: the stock bar puts @docsearch/react (109 kB) into the bundle of every page and cannot be given
 * another search client. This one draws its own button and downloads the modal when a reader first reaches
 * for it. Any element with the attribute `data-open-search` opens it as well.
 */
import React, {useCallback, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import {search} from '@site/src/config/site';
import type ModalType from './Modal';
import styles from './styles.module.css';

let loadedModal: typeof ModalType | undefined;

/** The sheets are imported here because DocSearch marks its own as free of side effects. */
async function loadModal(): Promise<void> {
  if (loadedModal) return;
  const [{default: Modal}] = await Promise.all([
    import('./Modal'),
    import('@docsearch/react/style'),
    import('./modal.css'),
  ]);
  loadedModal = Modal;
}

/** Failing to prefetch is no failure: opening the modal tries again. */
function prefetchModal(): void {
  loadModal().catch(() => undefined);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function opensSearch(event: KeyboardEvent): boolean {
  const shortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
  return shortcut || (event.key === '/' && !isTyping(event.target));
}

/** In the same step as the commit: a key pressed between a page's arrival and a later effect would be lost. */
function useOpeners(isOpen: boolean, open: () => void, close: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isOpen ? event.key !== 'Escape' : !opensSearch(event)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    const onClick = ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-open-search]')) open();
    };
    window.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [isOpen, open, close]);
}

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
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig as {algolia?: {appId: string}};
  if (!algolia) return null;
  return (
    <Head>
      <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  const open = useCallback(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    loadModal().then(
      () => {
        setFailed(false);
        setIsOpen(true);
      },
      () => setFailed(true),
    );
  }, []);

  const close = useCallback(() => {
    setIsOpen(false);
    (opener.current ?? button.current)?.focus();
  }, []);

  useOpeners(isOpen, open, close);
  const Modal = loadedModal;

  return (
    <>
      <Preconnect />
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${search.buttonLabel} (Ctrl+K)`}
        aria-haspopup="dialog"
        onClick={open}
        onFocus={prefetchModal}
        onPointerEnter={prefetchModal}>
        <Icon name="search" />
        <span className={styles.label}>{search.buttonLabel}</span>
        <Shortcut />
      </button>
      {failed && (
        <span role="alert" className={styles.failure}>
          <strong>Unable to fetch results</strong> You might want to check your network connection.
        </span>
      )}
      {isOpen && Modal && createPortal(<Modal onClose={close} />, document.body)}
    </>
  );
}
