import {findPage, type BuiltPage} from './built';

/** A page of the documentation with a picture of a screen whose controls have the numbers of steps. */
export const pictured = (): BuiltPage =>
  findPage('a page of the documentation with a picture of a screen', (page) =>
    page.has('article .screen .s-no'),
  );
