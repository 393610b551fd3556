/**
 * Why ours: the stock bar calls itself `role="banner"` beside the navbar and paints a colour from the
 * configuration. This one is a named region in our tokens; whether it shows stays Docusaurus's decision
 * (dismissed per id, in local storage).
 */
import React, {type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive || !announcementBar) return null;
  return (
    <section
      aria-label="Announcement"
      className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}>
      <Content className={styles.content} />
      {announcementBar.isCloseable && <CloseButton className={styles.close} onClick={close} />}
    </section>
  );
}
