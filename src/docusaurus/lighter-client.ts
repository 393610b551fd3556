/** What the bundle of the browser leaves out: together 8 kB of the first act, 5 % of it. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Beside the loader of each chunk, the registry names what only the server reads. */
const forServer = /, "([^"\n]+)", require\.resolveWeak\("\1"\)(?=\])/g;

/**
 * @param registry source of the generated module that knows how to load each chunk
 * @returns it without what only the server reads
 */
export const withoutNames = (registry: string): string => registry.replace(forServer, '');

/** Options of the build, which nothing in a browser reads. */
const built = {headTags: [], plugins: [], presets: [], themes: []};

/** @returns aliases for the bundler; the files that they lead to are written beside the generated modules */
export function lighterClient({generatedFilesDir, siteConfig}: LoadContext): Record<string, string> {
  const inFolder = (name: string) => path.join(generatedFilesDir, name);
  const write = (name: string, text: string) => {
    writeFileSync(inFolder(name), text);
    return inFolder(name);
  };
  const registry = readFileSync(inFolder('registry.js'), 'utf8');
  const config = JSON.stringify({...siteConfig, ...built});
  return {
    [inFolder('registry')]: write('registry.client.js', withoutNames(registry)),
    [inFolder('docusaurus.config')]: write('config.client.mjs', `export default ${config};`),
    // Its index brings the whole of tslib with it.
    '@docusaurus/utils-common$': path.resolve(__dirname, 'utilsCommon'),
  };
}
