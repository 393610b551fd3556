/**
 * Why ours: the stock bar puts @docsearch/react (109 kB) into the bundle of every page, cannot be given another
 * search client, and its modal is no valid combobox. This one draws its own button and downloads our modal when
 * a reader first reaches for it. Any element with the attribute `data-open-search` opens it as well; its value is
 * the first query (an attribute without a value in JSX has the value `true`).
 */
import React, {useCallback, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import {search} from '@site/src/config/site';
import {prefetchSearch} from './loader';
import styles from './styles.module.css';
import {useModal} from './useModal';
import {useOpeners} from './useOpeners';
import {useAlgolia} from './useSearchSettings';

/** Seen but no text, and so no part of the label, which the name has to hold (WCAG 2.5.3). */
function Shortcut(): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return <kbd className={styles.shortcut} aria-hidden="true" data-keys={`${isApple ? '⌘' : 'Ctrl'} K`} />;
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

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, query, setQuery, open, close} = useModal(button);
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
        aria-label={search.buttonLabel}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        data-open-search="">
        <Icon name="search" />
        <span className={styles.label}>{search.buttonLabel}</span>
        <Shortcut />
      </button>
      {Modal && createPortal(<Modal query={query} onQuery={setQuery} onClose={close} />, document.body)}
    </>
  );
}
