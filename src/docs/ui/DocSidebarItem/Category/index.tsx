/**
 * Why ours: hydration replaces the stock section (a link becomes a button), and a closed section is missing from the
 * built HTML. Ours is `<details>`, which browsers open and close without script.
 */
import React, {useContext, useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {findFirstSidebarItemLink, isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, usePrevious, useThemeConfig} from '@docusaurus/theme-common';
import {isSamePath} from '@site/src/docusaurus/contract';
import {onHandover} from '@site/src/runtime/contract';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import {EagerSidebar} from '../../DocSidebar/eagerSidebar';

type ListProps = Pick<Props, 'item' | 'activePath' | 'level'> & {isFilled: boolean};

/** The pages of a section; a section that is not rendered yet shows a link to its first page. */
function Pages({item, activePath, level, isFilled}: ListProps): ReactNode {
  const first = item.href ?? findFirstSidebarItemLink(item);
  return (
    <ul className="menu__list">
      {isFilled || !first ? (
        <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
      ) : (
        <li>
          <Link className="menu__link" to={first}>
            {item.label}
          </Link>
        </li>
      )}
    </ul>
  );
}

type SectionProps = Omit<ListProps, 'isFilled'> & {isActive: boolean};

function Section({isActive, ...list}: SectionProps): ReactNode {
  const {item, level} = list;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const isEager = useContext(EagerSidebar) && !item.customProps?.isLazy;
  const details = useRef<HTMLDetailsElement>(null);
  // Uncontrolled: the reader may open or close the element before hydration.
  const [isOpenAtFirst] = useState(isActive || !item.collapsed);
  const [isFilled, setFilled] = useState(isEager || isOpenAtFirst);
  const fill = () => setFilled((was) => was || Boolean(details.current?.open));
  useEffect(() => onHandover(fill), []);

  const wasActive = usePrevious(isActive);
  // Before the sidebar looks for the entry of the page.
  useIsomorphicLayoutEffect(() => {
    if (isActive && wasActive === false && details.current) details.current.open = true;
  }, [isActive, wasActive]);

  const heading = item.href
    ? {className: 'menu-caret', 'aria-label': `Pages of ${item.label}`}
    : {className: 'menu__link'};
  return (
    <details
      ref={details}
      open={isOpenAtFirst}
      name={autoCollapseCategories ? `sidebar-${level}` : undefined}
      onToggle={isFilled ? undefined : fill}>
      <summary {...heading}>{item.href ? undefined : item.label}</summary>
      <Pages {...list} isFilled={isFilled} />
    </details>
  );
}

export default function DocSidebarItemCategory({item, activePath, level}: Props): ReactNode {
  const {collapsible, className, href, label} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={clsx(ThemeClassNames.docs.docSidebarItemCategory, className)}>
      {href && (
        <Link
          className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
          aria-current={isSamePath(href, activePath) ? 'page' : undefined}
          to={href}>
          {label}
        </Link>
      )}
      {!href && !collapsible && <span className="menu__link">{label}</span>}
      {collapsible ? (
        <Section item={item} activePath={activePath} level={level} isActive={isActive} />
      ) : (
        <Pages item={item} activePath={activePath} level={level} isFilled />
      )}
    </li>
  );
}
