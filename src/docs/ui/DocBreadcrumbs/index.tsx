/**
 * Why ours: the stock way has steps that lead nowhere, because a category without a page of its own has no address, and
 * leaves them out of the structured data. Ours leads to the first page of the category; src/metadata reads the way from
 * the built page.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@site/src/docusaurus/contract';
import IconHome from '@theme/Icon/Home';
import styles from './styles.module.css';

function hrefOf(item: PropSidebarBreadcrumbsItem): string | undefined {
  if (item.type === 'link') return item.href;
  return (item.linkUnlisted ? undefined : item.href) ?? findFirstSidebarItemLink(item);
}

function Step({item, isLast}: {item: PropSidebarBreadcrumbsItem; isLast: boolean}): ReactNode {
  const {pathname} = useLocation();
  const href = hrefOf(item);
  const isHere = isLast || isSamePath(href, pathname);
  return (
    <li className="crumb">{href && !isHere ? <Link href={href}>{item.label}</Link> : <span>{item.label}</span>}</li>
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const way = useSidebarBreadcrumbs();
  if (!way) return null;
  return (
    <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.way)} aria-label="Breadcrumbs">
      <ul>
        <li className="crumb">
          <Link href="/" aria-label="Home page">
            <IconHome />
          </Link>
        </li>
        {way.map((item, index) => (
          <Step key={index} item={item} isLast={index === way.length - 1} />
        ))}
      </ul>
    </nav>
  );
}
