import {findPage, type BuiltPage} from './built';

/** A page of the documentation on which a term of the glossary is marked. */
export const termed = (): BuiltPage =>
  findPage('a page of the documentation with a term of the glossary', (page) => page.has('article a.term'));
