/**
 * Why ours: hydration removes the stock sidebar on narrow screens and renders it again inside the mobile menu. Here the
 * same elements are the sidebar of wide screens and the menu of narrow ones (src/ui/Menu).
 */
import React, {useRef, type ReactNode} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import {EagerSidebar, countLinks, maxEagerLinks} from './eagerSidebar';
import {showCurrent} from './showCurrent';

/** Runs as the page is parsed, before the sidebar is painted. */
const script = `(${String(showCurrent)})(document.currentScript.parentElement)`;

export default function DocSidebar({path, sidebar}: Props): ReactNode {
  const end = useRef<HTMLScriptElement>(null);
  useIsomorphicLayoutEffect(() => {
    // Until the page is handed over, the sidebar is as the reader left it.
    if (window.hub!.state === 'ready') showCurrent(end.current!.parentElement!);
  }, [path]);
  return (
    <EagerSidebar.Provider value={countLinks(sidebar) <= maxEagerLinks}>
      <nav className="menu" aria-label="Docs sidebar">
        <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
      <script ref={end} dangerouslySetInnerHTML={{__html: script}} />
    </EagerSidebar.Provider>
  );
}
