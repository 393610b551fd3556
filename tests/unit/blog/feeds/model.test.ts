import {describe, expect, it} from 'vitest';
import {feedsOf, toItem} from '../../../../src/blog/feeds/model';
import {feed, post, tag} from '../../../support/feeds/sample';

const siteUrl = 'https://help.example.co.uk';
const identity = {...feed, description: 'What is new.'};
const item = (slug: string, day: string, tags = ['Focus']) => ({
  ...toItem(post(slug), siteUrl, ''),
  published: new Date(day),
  tags,
});

describe('toItem', () => {
  it('has the permalink as its address and the date of the front matter', () => {
    expect(toItem(post('welcome'), siteUrl, '<p>a</p>')).toEqual({
      url: 'https://help.example.co.uk/blog/welcome',
      title: 'About welcome',
      summary: 'What welcome is.',
      html: '<p>a</p>',
      published: new Date('2025-02-03T09:00:00Z'),
      updated: new Date('2025-02-03T09:00:00Z'),
      authors: [{name: 'Help Hub team', url: 'https://help.example.co.uk/blog/authors/help-hub-team'}],
      tags: ['Focus'],
    });
  });

  it('is updated when its front matter says so', () => {
    const changed = toItem(post('welcome', {}, {last_update: {date: '2025-03-01T10:00:00Z'}}), siteUrl, '');
    expect(changed.updated).toEqual(new Date('2025-03-01T10:00:00Z'));
    expect(changed.published).toEqual(new Date('2025-02-03T09:00:00Z'));
  });
});

describe('feedsOf', () => {
  const items = [
    item('old', '2025-01-01'),
    item('new', '2025-03-01', ['Beta']),
    item('middle', '2025-02-01'),
  ];
  const feeds = feedsOf(
    items,
    [tag(), tag({label: 'Beta', permalink: '/blog/tags/beta', description: undefined})],
    identity,
  );

  it('has all posts, the newest first, and the posts of each tag', () => {
    expect(
      feeds.map(({path, title, description, items: own}) => [
        path,
        title,
        description,
        own.map(({url}) => url.slice(32)),
      ]),
    ).toEqual([
      ['/blog', 'Help Hub: Updates and News', 'What is new.', ['new', 'middle', 'old']],
      ['/blog/tags/focus', 'Help Hub: posts tagged Focus', 'Posts about Focus.', ['middle', 'old']],
      ['/blog/tags/beta', 'Help Hub: posts tagged Beta', 'What is new.', ['new']],
    ]);
  });

  it('has no feed without a post, and none of an unlisted tag', () => {
    expect(feedsOf([], [tag()], identity)).toEqual([]);
    expect(
      feedsOf(items, [tag({unlisted: true}), tag({label: 'Empty'})], identity).map(({path}) => path),
    ).toEqual(['/blog']);
  });
});
