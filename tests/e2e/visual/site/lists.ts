/** What stands in the place of lists that grow with the products and their documents. */
import {products as ours, type Product} from '../../../../src/site/products';
import type {ApiEntry} from '../../../../src/site/apis';

const task = (label: string) => ({label, to: '/docs/focus/guide'});
const tasks = [task('Keep a record'), {label: 'Read the parts', to: '/docs/category/parts'}];

const words = [
  {
    name: 'Focus',
    summary: 'Keep records and find them, in a sentence of two lines on a telephone.',
    start: '/docs/focus/guide',
    paths: ['/docs/focus/', '/docs/category/parts'],
    tasks,
    updates: '/blog/tags/focus',
  },
  {
    name: 'Another one',
    summary: 'Show how cards stand beside each other.',
    start: '/docs/intro',
    paths: ['/docs/another/'],
    tasks: [{label: 'Start here', to: '/docs/intro'}],
  },
];

/** Two, which have accents and icons of the site whatever its products are called. */
export const products: readonly Product[] = ours.slice(0, 2).map(({id}, index) => ({id, ...words[index]!}));

/** @param api address of the introduction of an API */
export const rolesWith = (api: string) => [
  {name: 'Customer', icon: 'customer', tasks},
  {name: 'Administrator', icon: 'administrator', tasks: [task('Set up your account')]},
  {name: 'Developer', icon: 'developer', tasks: [{label: 'Pet store', to: api}]},
];

export const apis: readonly ApiEntry[] = [
  {id: 'petstore', file: 'openapi/petstore.yaml', title: 'Pet store'},
];
