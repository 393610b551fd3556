import React, {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {decoded, forgetReload, localPath, publishedVersion} from '@site/src/runtime/contract';
import {wantedParameter} from '@site/src/site/offline';
import styles from './styles.module.css';

/** Whether the reader has asked for this page again. */
const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'reload';

function wantedIn(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(wantedParameter);
  return asked === null ? undefined : localPath(asked);
}

/** Opens the page when the reader loads this one again; otherwise it only tells that there is a connection. */
function useReturn(wanted: string | undefined): boolean {
  const [isOnline, setIsOnline] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let isOver = false;
    const look = (act: () => void) =>
      void publishedVersion().then((version) => {
        if (version && !isOver) act();
      });
    // The reload that led here has done what it could.
    forgetReload();
    const tell = () => look(() => setIsOnline(true));
    if (isReload()) look(() => location.replace(wanted));
    else tell();
    window.addEventListener('online', tell);
    return () => {
      isOver = true;
      window.removeEventListener('online', tell);
    };
  }, [wanted]);
  return isOnline;
}

/** Says which page the reader wanted and this device does not have, with a way to try again. */
export default function Wanted(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const wanted = isBrowser ? wantedIn(search) : undefined;
  const isOnline = useReturn(wanted);
  return (
    <div role="status">
      {wanted && (
        <div className={styles.wanted}>
          <p>
            {isOnline
              ? 'You are online. This page can be opened:'
              : 'You are offline, and this page is not kept on this device:'}{' '}
            <span className={styles.path}>{decoded(wanted) ?? wanted}</span>
          </p>
          <a className="button button--primary" href={wanted}>
            {isOnline ? 'Open it' : 'Try again'}
          </a>
        </div>
      )}
    </div>
  );
}
