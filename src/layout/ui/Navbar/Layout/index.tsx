/**
 * Ejected from @docusaurus/theme-classic 3.8.1 and cut down. Why: the menu is in the built HTML and opens without React
 * (src/ui/Menu), and the navbar hides and shows without React (src/runtime/controls/navbar.ts).
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useLocationChange} from '@site/src/docusaurus/contract';
import Menu from '@site/src/ui/Menu';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';

export default function NavbarLayout({children}: Props): ReactNode {
  useLocationChange(({location}) => window.hub?.placeNavbar(location.hash));
  const {style} = useThemeConfig().navbar;
  return (
    <nav
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
      )}>
      {children}
      <Menu isSidebar={false} />
      <NavbarMobileSidebar />
    </nav>
  );
}
