/**
 * @param plugin name of the plugin that writes data with `createData`
 * @param file name of the data
 * @returns what a module of the site imports to have the data
 */
export const generatedModule = (plugin: string, file: string): string =>
  `@generated/${plugin}/default/${file}`;
