/**
 * Why ours: the stock list is whole in every built page, so that each page grows with the site. Ours leaves out what is
 * below the sidebar's first screen; React draws it, and starts when the place comes into sight.
 */
import React, {memo, type CSSProperties, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  DocSidebarItemsExpandedStateProvider,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItems';
import {runsOf, type Run} from './runs';
import styles from './styles.module.css';

function DocSidebarItems({items, ...props}: Props): ReactNode {
  const entries = useVisibleSidebarItems(items, props.activePath);
  const isWhole = useIsBrowser() || props.level > 1;
  const runs: Run[] = isWhole
    ? [{from: 0, to: entries.length, isShown: true}]
    : runsOf(entries, (entry) => isActiveSidebarItem(entry, props.activePath));
  return (
    <DocSidebarItemsExpandedStateProvider>
      {runs.flatMap(({from, to, isShown}) =>
        isShown ? (
          entries
            .slice(from, to)
            .map((entry, index) => (
              <DocSidebarItem key={from + index} item={entry} index={from + index} {...props} />
            ))
        ) : (
          <li
            key={from}
            aria-hidden
            data-start
            className={styles.later}
            style={{'--entries': to - from} as CSSProperties}
          />
        ),
      )}
    </DocSidebarItemsExpandedStateProvider>
  );
}

export default memo(DocSidebarItems);
