/**
 * Why a wrap: the open menu is a dialog (Escape, swipe, focus), which the stock one is not. How it behaves is
 * downloaded on narrow screens only, where there is a menu.
 */
import React, {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shouldRender) return undefined;
    let isOver = false;
    let release: (() => void) | undefined;
    import('./dialog').then(
      ({hold}) => {
        if (shown && !isOver) release = hold(toggle);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      release?.();
    };
  }, [shouldRender, shown, toggle]);

  return <Original />;
}
