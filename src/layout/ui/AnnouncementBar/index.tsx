/**
 * Why ours: the stock bar calls itself `role="banner"` beside the navbar and paints a colour from the
 * configuration. This one is a named region in our tokens; whether it shows stays Docusaurus's decision
 * (dismissed per id, in local storage).
 *
 * It shows within its period only. The built page says so for the time of the build, for readers without JavaScript;
 * a script behind the bar corrects that for the reader's own clock before anything is painted or hydrated.
 */
import React, {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@site/src/docusaurus/contract';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import {onHandover} from '@site/src/runtime/contract';
import {isDue, script} from './period';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const isBrowser = useIsBrowser();

  // The reader may have closed it before React answered.
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
        {announcementBar.isCloseable && <CloseButton className={styles.close} onClick={close} />}
      </section>
      {!isBrowser && <script dangerouslySetInnerHTML={{__html: script}} />}
    </>
  );
}
