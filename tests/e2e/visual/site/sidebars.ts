/** Stands in the place of `sidebars.ts`: each kind of entry once. */
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import petstore from '../../../../docs/api/petstore/sidebar';
import {sidebarsWith} from './sidebarsWith';

export default sidebarsWith([{type: 'category', label: 'Pet store', items: petstore as SidebarItemConfig[]}]);
