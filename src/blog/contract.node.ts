/** Exports of the blog for other rooms, in Node only. */
export {readable} from './feeds/content';
export {feedFiles} from './feeds/files';
export {linksTo, type FeedLink} from './feeds/formats';
export {imageFile} from './feeds/images';
export type {Feed, FeedItem} from './feeds/model';
