/** Every screen by its id, which is what a page names. */
import {readFolder} from '../content/contract.node';
import {menus} from './menus';
import type {Screen} from './model';

const files = Object.keys(menus).flatMap((product) =>
  readFolder<Readonly<Record<string, Screen>>>(`docs/${product}/_screens`, 'docs/_screens.schema.json'),
);

const ids = files.flatMap(Object.keys);
const twice = ids.find((id, index) => ids.indexOf(id) !== index);
if (twice)
  throw new Error(
    `Two files of docs/<product>/_screens hold the screen "${twice}". Remedy: give one of them another id.`,
  );

export const screens: Readonly<Record<string, Screen>> = Object.assign({}, ...files);
