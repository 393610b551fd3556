/** Stands in the place of `sidebars.ts`: each kind of entry once. */
import type {SidebarItemConfig, SidebarsConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import petstore from '../../../../docs/api/petstore/sidebar';

const page = (id: string, icon: string): SidebarItemConfig => ({type: 'doc', id, customProps: {icon}});

const parts: SidebarItemConfig = {
  type: 'category',
  label: 'Parts',
  customProps: {icon: 'book'},
  link: {
    type: 'generated-index',
    title: 'Parts',
    slug: '/category/parts',
    description: 'Each part has one purpose and a page of its own.',
  },
  items: [
    page('focus/parts/one', 'play'),
    page('focus/parts/two', 'download'),
    page('focus/parts/three', 'lock'),
  ],
};

const focus: SidebarItemConfig = {
  type: 'category',
  label: 'Focus',
  className: 'area product-focus',
  items: ['focus/guide', parts],
};

const api: SidebarItemConfig = {
  type: 'category',
  label: 'API reference',
  className: 'area product-api',
  items: [{type: 'category', label: 'Pet store', items: petstore as SidebarItemConfig[]}],
};

export default {docs: ['intro', focus, api, 'support']} satisfies SidebarsConfig;
