/**
 * Why ours: the stock bar puts @docsearch/react (109 kB) into the bundle of every page, cannot be given another
 * search client, and its modal is no valid combobox. Here button, dialog and field stand in the page, where plain script
 * opens them (src/runtime/controls/search.ts), before React and with it; React adopts what was typed, and downloads the rest when
 * a reader first reaches for it. Any element with the attribute `data-open-search` opens the dialog as well; its value
 * is the first query (an attribute without a value in JSX has the value `true`).
 */
import React, {useCallback, useRef, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/ui/Icon';
import Failure from '@site/src/search/ui/SearchNotice/Failure';
import Stopped from '@site/src/ui/Stopped';
import {search} from '@site/src/site/identity';
import CloseOnBack from './CloseOnBack';
import Field from './Field';
import FocusFollowed from './FocusFollowed';
import './frame.css';
import {prefetchSearch} from './loader';
import styles from './styles.module.css';
import {useDialog} from './useDialog';
import {usePanel} from './usePanel';
import {useReach} from './useReach';
import {useAlgolia} from './useSearchSettings';

/** React's types do not know the attribute: a press beside the dialog closes it. */
const closedBy = {closedby: 'any'};

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
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useDialog(dialog);
  const {Panel, hasFailed, tryAgain} = usePanel(open !== undefined);
  const algolia = useAlgolia();
  useReach(useCallback(() => prefetchSearch(algolia), [algolia]));

  return (
    <>
      <Preconnect />
      <FocusFollowed />
      <button
        type="button"
        className={`needs-script ${styles.button}`}
        aria-label={search.buttonLabel}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        data-open-search="">
        <Icon name="search" />
        <span className={styles.label}>{search.buttonLabel}</span>
        <Shortcut />
      </button>
      <dialog ref={dialog} className="DocSearch" aria-label={search.buttonLabel} {...closedBy}>
        <Field />
        {open && (
          <ErrorBoundary fallback={(crash) => <Stopped what="Search" {...crash} />}>
            <CloseOnBack dialog={open} />
            {Panel && <Panel dialog={open} />}
            {hasFailed && !Panel && (
              <div role="alert">
                <Failure onTryAgain={tryAgain} />
              </div>
            )}
          </ErrorBoundary>
        )}
      </dialog>
    </>
  );
}
