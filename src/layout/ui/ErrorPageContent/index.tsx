/** Why ours: the stock page says red on black in the dark mode, and leads nowhere; ours leads to support as well. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {withBase} from '@site/src/site/base';
import type Original from '@theme/ErrorPageContent';
import styles from './styles.module.css';

/** A plain link, which loads its page anew: what crashed may be what follows links. */
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
