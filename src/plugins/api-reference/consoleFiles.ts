/** How the bundler treats what belongs to the consoles, so that pages without one carry nothing of it. */

/** Docusaurus gives every page the styles of all; those of the console come with the console. */
const styles = {
  name: 'console',
  type: 'css/mini-extract',
  test: /[\\/]TryIt[\\/]console\.module\.css/,
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

/**
 * The data of an operation is a file with an address, not a module: the bundler's runtime, which every page loads, has
 * a line for each module that is imported on demand.
 *
 * @param isServer the bundle that renders the pages refers to the files, the other one writes them
 */
export function consoleFiles(isServer: boolean) {
  return {
    module: {
      rules: [
        {
          test: /\.console\.json$/,
          type: 'asset/resource',
          generator: {filename: 'assets/api/[name].[contenthash:8][ext]', emit: !isServer},
        },
      ],
    },
    ...(!isServer && {optimization: {splitChunks: {cacheGroups: {console: styles}}}}),
  };
}
