/** Why ours: a sidebar is whole in every page, so that each entry is as short as it can be. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';

export default function DocSidebarItemLink({item, activePath}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={className}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}>
        {label}
        {!isInternalUrl(href) && <IconExternalLink />}
      </Link>
    </li>
  );
}
