/**
 * Ejected from @docusaurus/theme-classic 3.8.1 and cut down. Why: the specification's order is links, search box,
 * colour-mode toggle; the stock component puts the toggle first, and CSS `order` would not change the order of focus.
 */
import React, {memo, type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@site/src/docusaurus/contract';
import {withBase} from '@site/src/site/base';
import {siteMapPath} from '@site/src/site/siteMap';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';

function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [left, right] = splitNavbarItems(items).map((side) =>
    side.map((item) => <NavbarItem key={JSON.stringify(item)} {...item} />),
  );
  return (
    <div className="navbar__inner">
      <div className={`${ThemeClassNames.layout.navbar.containerLeft} navbar__items`}>
        <NavbarMobileSidebarToggle />
        <NavbarLogo />
        {left}
      </div>
      <div className={`${ThemeClassNames.layout.navbar.containerRight} navbar__items navbar__items--right`}>
        {right}
        {!items.some(({type}) => type === 'search') && <SearchBar />}
        <noscript>
          <a className="navbar__link" href={withBase(siteMapPath)}>
            All pages
          </a>
        </noscript>
        <NavbarColorModeToggle className="color-mode" />
      </div>
    </div>
  );
}

/** Memoised: between pages only links change, which subscribe to the location themselves. */
export default memo(NavbarContent);
