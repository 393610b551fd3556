/**
 * Why ours: the menu is opened and closed by src/runtime/menu.ts. Docusaurus is told, because it knows of the browser's
 * way back, which closes an open menu.
 */
import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {onHandover} from '@site/src/runtime/contract';

export default function MobileSidebar(): null {
  const {shown, toggle} = useNavbarMobileSidebar();

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
    if (!shown) return undefined;
    return () => void window.hub?.closeMenu?.();
  }, [shown]);

  return null;
}
