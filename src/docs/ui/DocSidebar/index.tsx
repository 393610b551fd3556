/**
 * Why ours: the stock sidebar is taken out of the page on narrow screens and drawn once more in a menu of its own. Here
 * the same elements are the sidebar of wide screens and the menu of narrow ones (src/ui/Menu).
 */
import React, {type ReactNode} from 'react';
import Desktop from '@theme/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar';
import {WholeSidebar, linksIn, mostLinks} from './whole';

export default function DocSidebar(props: Props): ReactNode {
  return (
    <WholeSidebar.Provider value={linksIn(props.sidebar) <= mostLinks}>
      <Desktop {...props} />
    </WholeSidebar.Provider>
  );
}
