/** How the bundler treats what belongs to the reference, so that other pages carry nothing of it. */
import {samplesRule} from './samples/bundling';

const folders = String.raw`[\\/]src[\\/]api-reference[\\/]ui[\\/]`;

/** Scripts that the pages of the reference share; without a chunk of their own each page would repeat them. */
const scripts = {
  name: 'reference',
  test: new RegExp(String.raw`${folders}(Api[A-Z]\w*|TryIt[\\/](index\.tsx|styles))`),
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

/** Docusaurus gives every page the styles of all; those of the reference come with the reference. */
const styles = {...scripts, type: 'css/mini-extract', chunks: 'all', priority: 61} as const;

/** The console comes at a click, and its styles with it. */
const consoleStyles = {
  ...styles,
  name: 'console',
  test: new RegExp(String.raw`${folders}TryIt[\\/]console\.module\.css`),
} as const;

/**
 * The data of an operation's console is a file with an address, not a module: the bundler's runtime, which every page
 * loads, has a line for each module that is imported on demand.
 *
 * @param isServer the bundle that renders the pages refers to the files, the other one writes them
 */
const consoleRule = (isServer: boolean) => ({
  test: /\.console\.json$/,
  type: 'asset/resource',
  generator: {filename: 'assets/api/[name].[contenthash:8][ext]', emit: !isServer},
});

/** Named apart from Docusaurus's own groups, which a group of the same name would replace. */
const cacheGroups = (isBuild: boolean) => ({
  ...(isBuild && {reference: scripts}),
  referenceStyles: styles,
  consoleStyles,
});

type Bundle = {
  isServer: boolean;
  /** Not `npm start`. */
  isBuild: boolean;
  /** Whether the reference gets a script and sheets of its own. */
  speed: boolean;
};

export function bundling({isServer, isBuild, speed}: Bundle) {
  return {
    module: {rules: [consoleRule(isServer), samplesRule(isBuild && !isServer)]},
    ...(!isServer && speed && {optimization: {splitChunks: {cacheGroups: cacheGroups(isBuild)}}}),
  };
}
