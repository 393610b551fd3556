/** What other rooms may use of the blog. */
export type {LatestPost} from './latest-posts/plugin';
