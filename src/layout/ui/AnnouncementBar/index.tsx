/**
 * Why ours: the stock bar is a second `role="banner"` and takes its colours from the configuration. Ours is a named region
 * with our tokens; Docusaurus still stores the dismissal, by id, in local storage.
 *
 * The bar shows within its period only. The built HTML decides by the time of the build, for readers without JavaScript;
 * an inline script behind the bar decides again by the reader's clock, before the first paint.
 */
import React, {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@site/src/docusaurus/contract';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import {onHandover} from '@site/src/runtime/contract';
import {isDue, script} from './announcementPeriod';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const isBrowser = useIsBrowser();

  // The reader may have closed the bar before hydration.
  useEffect(
    () =>
      onHandover(() => {
        if (document.documentElement.dataset.announcementBarInitiallyDismissed === 'true') close();
      }),
    [close],
  );

  if (!isActive || !announcementBar) return null;
  return (
    <>
      <section
        aria-label="Announcement"
        hidden={!isDue()}
        className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}>
        <Content className={styles.content} />
        {announcementBar.isCloseable && (
          <CloseButton className={`needs-script ${styles.close}`} onClick={close} />
        )}
      </section>
      {!isBrowser && <script dangerouslySetInnerHTML={{__html: script}} />}
    </>
  );
}
