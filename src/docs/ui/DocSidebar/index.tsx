/**
 * Why ours: hydration removes the stock sidebar on narrow screens and renders it again inside the mobile menu. Here the
 * same elements are the sidebar of wide screens and the menu of narrow ones (src/ui/Menu).
 */
import React, {type ReactNode} from 'react';
import Desktop from '@theme/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar';
import {EagerSidebar, countLinks, maxEagerLinks} from './eagerSidebar';

export default function DocSidebar(props: Props): ReactNode {
  return (
    <EagerSidebar.Provider value={countLinks(props.sidebar) <= maxEagerLinks}>
      <Desktop {...props} />
    </EagerSidebar.Provider>
  );
}
