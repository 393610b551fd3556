import React, {type ReactNode} from 'react';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {withBase} from '@site/src/site/base';
import {siteMapPath} from '@site/src/site/siteMap';
import styles from './styles.module.css';

type Props = {
  /** The crashed part, as the first words of a sentence. */
  what: string;
  error: Error;
  tryAgain: () => void;
};

/**
 * Fallback of an error boundary around a part of a page (specification, section 8). `<a>`, not `<Link>`: the router may
 * have crashed.
 */
export default function ErrorFallback({what, error, tryAgain}: Props): ReactNode {
  return (
    <div role="alert" className={styles.stopped}>
      <p>{what} stopped working.</p>
      <ErrorBoundaryError error={error} />
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />{' '}
        <a href={withBase(siteMapPath)}>List of all pages</a>
      </p>
    </div>
  );
}
