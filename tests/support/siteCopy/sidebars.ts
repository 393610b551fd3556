/** Stands in the place of `sidebars.ts` of a site around documents: its sections are those of its list of APIs. */
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import apiSections from '../../../src/api-reference/sidebar';
import {sidebarsWith} from '../../e2e/visual/site/sidebarsWith';

export default sidebarsWith(apiSections as SidebarItemConfig[]);
