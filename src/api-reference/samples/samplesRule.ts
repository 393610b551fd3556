import type {RuleSetRule} from 'webpack';

/**
 * Bundler rule for sample files: the server bundle imports their content, the client bundle only their URL, because
 * the HTML of the page already contains them.
 *
 * Trap: `npm start` renders in the browser only, so there the client bundle imports the content.
 *
 * @param isAddress whether the page gets the address
 */
export function samplesRule(isAddress: boolean): RuleSetRule {
  return {
    test: /\.samples\.json$/,
    ...(isAddress
      ? {type: 'asset/resource', generator: {filename: 'assets/samples/[name].[contenthash:8][ext]'}}
      : {type: 'json'}),
  };
}
