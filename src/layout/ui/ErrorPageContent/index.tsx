/** Why ours: the stock page is red on black in the dark mode and has no link; ours links to support. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {withBase} from '@site/src/site/base';
import type Original from '@theme/ErrorPageContent';
import styles from './styles.module.css';

/** `<a>`, not `<Link>`: the router may have crashed. */
export default function ErrorPageContent({error, tryAgain}: ComponentProps<typeof Original>): ReactNode {
  return (
    <main className={`container ${styles.main}`}>
      <h1>This page crashed.</h1>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />{' '}
        <a href={withBase(`/docs/support?from=${encodeURIComponent(window.location.href)}`)}>
          Contact support
        </a>
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
