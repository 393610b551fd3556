/** Whether the built HTML of a page holds the whole sidebar, or sections are rendered lazily. */
import {createContext} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** A sidebar with more links than this is rendered lazily: each link costs every page some 15 bytes, compressed. */
export const maxEagerLinks = 200;

/** @returns number of links in a sidebar, those of all its sections included */
export function countLinks(items: readonly PropSidebarItem[]): number {
  return items.reduce((count, item) => {
    if (item.type === 'html') return count;
    return count + (item.type === 'category' ? countLinks(item.items) + Number(item.href !== undefined) : 1);
  }, 0);
}

/** True: all sections are rendered. False: a section is rendered when it is opened, or when it holds the page. */
export const EagerSidebar = createContext(true);
