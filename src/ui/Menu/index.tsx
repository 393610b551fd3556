/**
 * The menu of narrow screens. On a page with a sidebar it is the sidebar, with a head that wide screens hide.
 * src/runtime/controls/menu.ts opens and closes it, before and after hydration.
 */
import React, {useRef, type ReactNode, type TouchEvent} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import {search} from '../../site/identity';
import Icon from '../Icon';
import './styles.css';

/** Least horizontal distance of a swipe, in pixels. */
const swipe = 48;

/** Closes the menu at a swipe to the left, but not at a vertical scroll. */
function useSwipe(): Pick<React.DOMAttributes<HTMLElement>, 'onTouchStart' | 'onTouchEnd'> {
  const start = useRef<React.Touch>(undefined);
  return {
    onTouchStart: ({touches}: TouchEvent) => {
      start.current = touches[0];
    },
    onTouchEnd: ({changedTouches}: TouchEvent) => {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const [left, down] = [
        start.current.clientX - end.clientX,
        Math.abs(start.current.clientY - end.clientY),
      ];
      if (left > swipe && left > 2 * down) window.hub?.closeMenu?.();
    },
  };
}

function Head(): ReactNode {
  const {items} = useThemeConfig().navbar;
  return (
    <div className="menu-head">
      <button type="button" className="clean-btn menu-close" aria-label="Close menu">
        ×
      </button>
      <button
        type="button"
        className="needs-script chip menu-search"
        aria-haspopup="dialog"
        data-open-search="">
        <Icon name="search" />
        {search.placeholder}
      </button>
      <ul className="menu__list">
        {(items as NavbarItemConfig[]).map((item) => (
          <NavbarItem key={JSON.stringify(item)} mobile {...item} />
        ))}
      </ul>
    </div>
  );
}

type Props = {className?: string; isSidebar?: boolean; children?: ReactNode};

/** @param isSidebar whether wide screens show the menu as their sidebar */
export default function Menu({className, isSidebar = true, children}: Props): ReactNode {
  return (
    <div className={clsx('menu-drawer', !isSidebar && 'menu-drawer--bar', className)} {...useSwipe()}>
      <Head />
      {children}
    </div>
  );
}
