import {atom} from './atom';
import {feedFormats, feedPath, type FeedFormat} from './formats';
import {json} from './json';
import type {Feed} from './model';
import {rss} from './rss';

const serialise: Record<FeedFormat['id'], typeof atom> = {rss, atom, json};

/**
 * @param publisher author of what names no author of its own
 * @returns the feed in each format, by site path
 */
export const feedFiles = (feed: Feed, publisher: string): [pathname: string, text: string][] =>
  feedFormats.map((format) => {
    const pathname = feedPath(feed.path, format);
    return [pathname, serialise[format.id](feed, feed.siteUrl + pathname, publisher)];
  });
