/**
 * Why ours: the menu is opened and closed by src/runtime/controls/menu.ts. Docusaurus is told, because it knows of the browser's
 * way back, which closes an open menu.
 */
import {useEffect, useLayoutEffect, useRef} from 'react';
import {useNavbarMobileSidebar} from '@site/src/docusaurus/contract';
import {onHandover} from '@site/src/runtime/contract';

/** A page of another layout mounts a menu of its own; one that is opened while it is on its way lives on in it. */
let isCarried = false;

export default function MobileSidebar(): null {
  const {shown, toggle} = useNavbarMobileSidebar();
  /** What Docusaurus has been told: it may take a while to draw it, and must not be told twice. */
  const told = useRef(false);

  useLayoutEffect(() => {
    if (isCarried) window.hub?.openMenu?.();
    return () => {
      isCarried = Boolean(window.hub?.isMenuOpen());
      window.hub?.closeMenu?.();
    };
  }, []);

  // Before the next effect, which may tell Docusaurus at once: this one is about what Docusaurus itself has closed.
  useEffect(() => {
    if (shown || !told.current) return;
    told.current = false;
    window.hub?.closeMenu?.();
  }, [shown]);

  useEffect(() => {
    const follow = () => {
      if (!window.hub || window.hub.isMenuOpen() === told.current) return;
      told.current = !told.current;
      toggle();
    };
    const forget = onHandover(follow);
    window.addEventListener('menutoggle', follow);
    return () => {
      forget();
      window.removeEventListener('menutoggle', follow);
    };
  }, [toggle]);

  return null;
}
