/**
 * Why ours: on narrow screens the sidebar is the menu (src/ui/Menu). The stock one can be hidden on wide screens,
 * which the specification leaves out.
 */
import React, {Fragment, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Menu from '@site/src/ui/Menu';
import DocSidebar from '@theme/DocSidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <Menu className={`${ThemeClassNames.docs.docSidebarContainer} ${styles.container}`}>
      <aside className={styles.viewport}>
        {/* The key remounts a different sidebar, so that its own sections are open. */}
        <Fragment key={name}>
          <DocSidebar sidebar={sidebar} path={pathname} onCollapse={() => {}} isHidden={false} />
        </Fragment>
      </aside>
    </Menu>
  );
}
