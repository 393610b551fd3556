import React, {type ReactNode} from 'react';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {withBase} from '@site/src/site/base';
import {siteMapPath} from '@site/src/site/siteMap';
import styles from './styles.module.css';

type Props = {
  /** What stopped, as the first word of a sentence. */
  what: string;
  error: Error;
  tryAgain: () => void;
};

/**
 * In place of a part that crashed, so that the page lives on (specification, section 8). The link is a plain one: what
 * crashed may be what follows links.
 */
export default function Stopped({what, error, tryAgain}: Props): ReactNode {
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
