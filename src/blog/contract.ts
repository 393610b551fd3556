/** Exports of the blog for other rooms. */
export type {LatestPost} from './latest-posts/plugin';
