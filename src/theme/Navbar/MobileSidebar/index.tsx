/**
 * Why ours: the menu is opened and closed by src/runtime/menu.ts. Docusaurus is told, because it knows of the browser's
 * way back, which closes an open menu.
 */
import {useEffect, useLayoutEffect, useRef} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {onHandover} from '@site/src/runtime/contract';

/** A page of another layout mounts a menu of its own; one that is opened while it is on its way lives on in it. */
let isCarried = false;

export default function MobileSidebar(): null {
  const {shown, toggle} = useNavbarMobileSidebar();
  const wasShown = useRef(false);

  useLayoutEffect(() => {
    if (isCarried) window.hub?.openMenu?.();
    return () => {
      isCarried = Boolean(window.hub?.isMenuOpen());
      window.hub?.closeMenu?.();
    };
  }, []);

  useEffect(() => {
    const follow = () => {
      if (window.hub && window.hub.isMenuOpen() !== shown) toggle();
    };
    const forget = onHandover(follow);
    window.addEventListener('menutoggle', follow);
    return () => {
      forget();
      window.removeEventListener('menutoggle', follow);
    };
  }, [shown, toggle]);

  useEffect(() => {
    if (wasShown.current && !shown) window.hub?.closeMenu?.();
    wasShown.current = shown;
  }, [shown]);

  return null;
}
