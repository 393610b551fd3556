/**
 * Why ours: hydration removes the stock sidebar on narrow screens and renders it again inside the mobile menu. Here the
 * same elements are the sidebar of wide screens and the menu of narrow ones (src/ui/Menu).
 */
import React, {type ReactNode} from 'react';
import {BlogSidebarItemList, useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import Menu from '@site/src/ui/Menu';
import type {Props} from '@theme/BlogSidebar';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props as ContentProps} from '@theme/BlogSidebar/Content';
import styles from './styles.module.css';

const List: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="menu__list"
    liClassName=""
    linkClassName="menu__link"
    linkActiveClassName="menu__link--active"
  />
);

export default function BlogSidebar({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar?.items ?? []);
  if (!sidebar?.items.length) return null;
  return (
    <Menu className="col col--3">
      <nav className={`menu ${styles.sidebar}`} aria-label="Blog recent posts navigation">
        <div className={styles.title}>{sidebar.title}</div>
        <BlogSidebarContent items={items} ListComponent={List} yearGroupHeadingClassName={styles.year} />
      </nav>
    </Menu>
  );
}
