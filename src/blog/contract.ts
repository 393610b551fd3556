/** Exports of the blog for other rooms. */
export {feedFormats, feedPath} from './feeds/formats';
export type {LatestPost} from './latest-posts/plugin';
