/**
 * Why ours: the stock bar puts @docsearch/react (109 kB) into the bundle of every page, cannot be given another
 * search client, and its modal is no valid combobox. Here button, dialog and field are in the static HTML, where plain
 * script opens them (src/runtime/controls/search.ts) before and after hydration, and a script of its own fills the dialog
 * (src/search/island), with React or without. Any element with the attribute `data-open-search` opens the dialog as well;
 * its value is the first query (an attribute without a value in JSX has the value `true`).
 */
import React, {useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/ui/Icon';
import Failure from '@site/src/search/ui/SearchNotice/Failure';
import {search} from '@site/src/site/identity';
import CloseOnBack from './CloseOnBack';
import SearchField from './SearchField';
import FocusLinkTarget from './FocusLinkTarget';
import './frame.css';
import styles from './styles.module.css';
import {useDialog} from './useDialog';
import {useFollow} from './useFollow';
import {useModule} from './useModule';
import {useAlgolia} from './useSearchSettings';

/** `closedby` (a click outside closes the dialog) is not in React's types. */
const closedBy = {closedby: 'any'};

/** The last element of the dialog is filled by the search, before React and with it. */
const notReacts = {__html: ''};

/** The shortcut as CSS content, not as text: the accessible name must contain all visible text (WCAG 2.5.3). */
function Shortcut(): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return <span className={styles.shortcut} aria-hidden="true" data-keys={`${isApple ? '⌘' : 'Ctrl'} K`} />;
}

/** Preconnects to Algolia (specification, section 7); nothing with the embedded engine. */
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
  const {hasFailed, tryAgain} = useModule(open !== undefined);
  useFollow();

  return (
    <>
      <Preconnect />
      <FocusLinkTarget />
      <button
        type="button"
        className={`needs-script chip ${styles.button}`}
        aria-label={search.buttonLabel}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        data-open-search="">
        <Icon name="search" />
        <span className={styles.label}>{search.buttonLabel}</span>
        <Shortcut />
      </button>
      <dialog ref={dialog} className="DocSearch" aria-label={search.buttonLabel} {...closedBy}>
        <SearchField />
        {open && <CloseOnBack dialog={open} />}
        {open && hasFailed && (
          <div role="alert">
            <Failure onTryAgain={tryAgain} />
          </div>
        )}
        <div suppressHydrationWarning dangerouslySetInnerHTML={notReacts} />
      </dialog>
    </>
  );
}
