import {all} from '../../controls/all';

/**
 * @returns addresses that the page names (../../critical-css/page.ts): the loader and the module of the search first; once the
 *   page is parsed, also what hydration needs
 */
export const filesOfPage = (): string[] =>
  all('[data-files]').flatMap((element) => element.dataset.files!.split(' '));
