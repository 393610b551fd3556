import {expect, it} from 'vitest';
import {blogPath, feedLinks} from '../../../../src/blog/feeds/formats';
import {navigation} from '../../../../src/site/identity';

it('announces three formats, each with its type and a title of its own', () => {
  expect(feedLinks('/blog/tags/focus', 'Focus')).toEqual([
    {
      rel: 'alternate',
      type: 'application/rss+xml',
      href: '/blog/tags/focus/rss.xml',
      title: 'Help Hub: posts tagged Focus (RSS)',
    },
    {
      rel: 'alternate',
      type: 'application/atom+xml',
      href: '/blog/tags/focus/atom.xml',
      title: 'Help Hub: posts tagged Focus (Atom)',
    },
    {
      rel: 'alternate',
      type: 'application/feed+json',
      href: '/blog/tags/focus/feed.json',
      title: 'Help Hub: posts tagged Focus (JSON Feed)',
    },
  ]);
});

it('the feeds are where the navbar leads', () => {
  expect(navigation.links.map(({to}) => to)).toContain(blogPath);
});
