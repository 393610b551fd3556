/** Bundler configuration of the API reference: chunks of its own, so that no other page loads its code. */

const folders = String.raw`[\\/]src[\\/]api-reference[\\/]ui[\\/]`;

/** One chunk for the scripts that all API pages share; without it each page chunk would repeat them. */
const scripts = {
  name: 'reference',
  test: new RegExp(String.raw`${folders}(Api[A-Z]\w*|TryIt[\\/](index\.tsx|styles))`),
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

/** One style sheet for the API pages; Docusaurus would put their styles into the sheet of every page. */
const styles = {...scripts, type: 'css/mini-extract', chunks: 'all', priority: 61} as const;

/** The styles of the console and its parts are loaded with its lazy chunk. */
const consoleStyles = {
  ...styles,
  name: 'console',
  test: new RegExp(String.raw`${folders}TryIt[\\/](\w+[\\/])?(?!styles)\w+\.module\.css`),
} as const;

/**
 * Emits the data of each console, and the schemas of its answers, as assets, not as lazy
 * modules: the bundler's runtime, which every page loads, has an entry for each lazy module.
 *
 * @param isServer true for the server bundle, which refers to the files; the client bundle emits them
 */
const consoleRule = (isServer: boolean) => ({
  test: /\.(console|answers)\.json$/,
  type: 'asset/resource',
  generator: {filename: 'assets/api/[name].[contenthash:8][ext]', emit: !isServer},
});

/**
 * The server bundle imports the content of sample files, the client bundle their address alone, because the HTML of the
 * page contains them already. `npm start` renders in the browser, so there the client bundle imports the content.
 *
 * @param isAddress whether the page gets the address
 */
const samplesRule = (isAddress: boolean) => ({
  test: /\.samples\.json$/,
  ...(isAddress
    ? {type: 'asset/resource', generator: {filename: 'assets/samples/[name].[contenthash:8][ext]'}}
    : {type: 'json'}),
});

/** Names differ from those of Docusaurus's cache groups, which would otherwise be replaced. */
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
