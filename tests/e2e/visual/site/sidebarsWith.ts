// The package's own entry names these types at a path that it does not ship, which makes them `any`.
import type {SidebarItemConfig, SidebarsConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

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

/** @param apis sections of the API reference */
export const sidebarsWith = (apis: SidebarItemConfig[]): SidebarsConfig => ({
  docs: [
    'intro',
    focus,
    {type: 'category', label: 'API reference', className: 'area product-api', items: apis},
    'support',
  ],
});
