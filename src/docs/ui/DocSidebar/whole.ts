/** How much of a sidebar stands in every page. */
import {createContext} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Links up to which a sidebar is whole in every page: some 15 bytes each, compressed. */
export const mostLinks = 200;

/** @returns how many pages a sidebar leads to */
export function linksIn(items: readonly PropSidebarItem[]): number {
  return items.reduce((count, item) => {
    if (item.type === 'html') return count;
    return count + (item.type === 'category' ? linksIn(item.items) + Number(item.href !== undefined) : 1);
  }, 0);
}

/** Whether all sections are filled; otherwise one that the page is not in is filled when it is opened. */
export const WholeSidebar = createContext(true);
