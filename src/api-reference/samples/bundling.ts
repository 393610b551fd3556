import type {RuleSetRule} from 'webpack';

/**
 * How a page imports its samples: their content where pages are rendered, and the address of a file of its own in a
 * browser, which finds them in the page that it opens. So nothing is sent twice.
 *
 * Trap: `npm start` renders in the browser alone, so the content is there, too.
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
