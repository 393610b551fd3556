import {BuiltPage} from '../../src/build/page';

/** @param path site path, such as `/docs/intro` */
export const builtPage = (html: string, path = '/docs/intro'): BuiltPage =>
  new BuiltPage(`${path === '/' ? 'index' : path.slice(1)}.html`, html);
