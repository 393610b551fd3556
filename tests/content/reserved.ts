/** The files in which only reserved names and numbers may appear. */
import {readFileSync} from 'node:fs';
import {specifications} from '../../src/config/specifications';
import {pages, published, standalone, type Page} from './corpus';

export type Text = Pick<Page, 'path' | 'text'>;

export const texts: Text[] = [
  ...pages,
  ...published,
  ...standalone,
  ...specifications.map(({file}) => ({path: file, text: readFileSync(file, 'utf8')})),
];
