import React, {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {decoded, localPath} from '@site/src/runtime/contract';
import {wantedParameter} from '@site/src/site/offline';
import styles from './styles.module.css';

/** Whether the reader has asked for this page again. */
const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'reload';

/** Says which page the reader wanted and this device does not have, with a way to try again; a reload tries as well. */
export default function Wanted(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? new URLSearchParams(search).get(wantedParameter) : null;
  const wanted = asked === null ? undefined : localPath(asked);
  useEffect(() => {
    if (wanted && isReload() && navigator.onLine) location.replace(wanted);
  }, [wanted]);
  return (
    <div role="status">
      {wanted && (
        <div className={styles.wanted}>
          <p>
            This page could not be loaded, and is not kept on this device:{' '}
            <span className={styles.path}>{decoded(wanted) ?? wanted}</span>
          </p>
          <a className="button button--primary" href={wanted}>
            Try again
          </a>
        </div>
      )}
    </div>
  );
}
