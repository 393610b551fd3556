/**
 * Why ours: the stock bar puts @docsearch/react (109 kB) into the bundle of every page, cannot be given another
 * search client, and its modal is no valid combobox. Here button, dialog and field are in the static HTML, where plain
 * script opens them (src/runtime/controls/search.ts) before and after hydration, and a script of its own fills the dialog
 * (src/search/island), with React or without. Any element with the attribute `data-open-search` opens the dialog as well;
 * its value is the first query (an attribute without a value in JSX has the value `true`).
 */
import React, {useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistoryPopHandler} from '@site/src/docusaurus/contract';
import type {HostedOptions} from '@site/src/search/engines/hosted/themeOptions';
import Icon from '@site/src/ui/Icon';
import {withBase} from '@site/src/site/base';
import {search} from '@site/src/site/identity';
import Failure from './Failure';
import FocusLinkTarget from './FocusLinkTarget';
import './frame.css';
import styles from './styles.module.css';
import {useDialog} from './useDialog';
import {useModule} from './useModule';

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
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig;
  if (!algolia) return null;
  const {appId} = algolia as HostedOptions;
  return (
    <Head>
      <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}

/**
 * The field: a form that opens the search page without JavaScript. It is uncontrolled, so that hydration keeps typed text;
 * the panel adds the combobox attributes. Enter presses the first button, which is hidden.
 */
function Field(): ReactNode {
  return (
    <form action={withBase(`/${search.pagePath}`)} role="search">
      <Icon name="search" />
      <input
        name={search.queryParameter}
        aria-label={search.buttonLabel}
        placeholder={search.placeholder}
        maxLength={search.maxQueryLength}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button hidden />
      <button className="clean-btn" formMethod="dialog">
        Cancel
      </button>
    </form>
  );
}

/** While the dialog is open: the browser's back button closes it and stays on the page, and a missing module is told. */
function Open({dialog}: {dialog: HTMLDialogElement}): ReactNode {
  const {hasFailed, tryAgain} = useModule(true);
  useHistoryPopHandler(() => {
    dialog.close();
    return false;
  });
  return hasFailed && <Failure onTryAgain={tryAgain} />;
}

export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useDialog(dialog);
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
        <Field />
        {open && <Open dialog={open} />}
        <div suppressHydrationWarning dangerouslySetInnerHTML={notReacts} />
      </dialog>
    </>
  );
}
