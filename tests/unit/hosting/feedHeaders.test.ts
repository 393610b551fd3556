import {expect, it} from 'vitest';
import {feedHeaders} from '../../../src/hosting/feedHeaders';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

it.each([
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ['/blog/tags/focus/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/docs/api/a/changes/atom.xml', 'application/atom+xml; charset=utf-8'],
])('%s is of its own type for a feed reader, and of its file name for a browser', (path, type) => {
  for (const accept of [undefined, '*/*', 'application/rss+xml, application/xml;q=0.9'])
    expect(feedHeaders(path, accept)).toEqual({Vary: 'Accept', 'Content-Type': type});
  expect(feedHeaders(path, browser)).toEqual({Vary: 'Accept'});
});

it.each([
  '/blog',
  '/rss.xml',
  '/docs/rss.xml',
  '/blog/rss.xml/more',
  '/blog/my-rss.xml',
  '/blog/constructor',
])('%s is no feed', (path) => {
  expect(feedHeaders(path)).toBeUndefined();
});
