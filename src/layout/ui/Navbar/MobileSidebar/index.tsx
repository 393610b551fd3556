/**
 * Why ours: src/runtime/controls/menu.ts opens and closes the menu. This keeps Docusaurus's state in step, because
 * Docusaurus closes an open menu when the reader goes back.
 */
import {useEffect, useLayoutEffect, useRef} from 'react';
import {useNavbarMobileSidebar} from '@site/src/docusaurus/contract';
import {onHandover} from '@site/src/runtime/contract';

/** The menu was open when its layout was unmounted: the menu of the next layout opens in its place. */
let wasOpen = false;

export default function MobileSidebar(): null {
  const {shown, toggle} = useNavbarMobileSidebar();
  /** Docusaurus's state as last toggled here; `shown` follows later. */
  const toggled = useRef(false);

  useLayoutEffect(() => {
    if (wasOpen) window.hub?.openMenu?.();
    return () => {
      wasOpen = Boolean(window.hub?.isMenuOpen());
      window.hub?.closeMenu?.();
    };
  }, []);

  // Docusaurus has closed the menu. Must run before the next effect, which may toggle at once.
  useEffect(() => {
    if (shown || !toggled.current) return;
    toggled.current = false;
    window.hub?.closeMenu?.();
  }, [shown]);

  useEffect(() => {
    const follow = () => {
      if (!window.hub || window.hub.isMenuOpen() === toggled.current) return;
      toggled.current = !toggled.current;
      toggle();
    };
    const unsubscribe = onHandover(follow);
    window.addEventListener('menutoggle', follow);
    return () => {
      unsubscribe();
      window.removeEventListener('menutoggle', follow);
    };
  }, [toggle]);

  return null;
}
