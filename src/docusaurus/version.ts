import {version} from '@docusaurus/core/package.json';

/**
 * @param wanted major and minor version, such as `3.10`
 * @param installed version of Docusaurus
 * @returns whether that version or a later one is installed
 */
export const isAtLeast = (wanted: string, installed: string = version): boolean =>
  installed.localeCompare(wanted, 'en', {numeric: true}) >= 0;
