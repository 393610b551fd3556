import {describe, expect, it} from 'vitest';
import {feedFiles} from '../../../../src/blog/feeds/files';
import {entriesOf, feedProblems} from '../../../support/feeds';
import {changed, feed, self, welcome} from '../../../support/feeds/sample';

const files = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'} as const;
const formats = ['rss', 'atom', 'json'] as const;

const made = (format: (typeof formats)[number]) =>
  new Map(feedFiles(feed, 'Help Hub')).get(`/blog/${files[format]}`) ?? '';

describe.each(formats)('%s', (format) => {
  it('is valid', () => {
    expect(feedProblems(format, made(format), self(files[format]))).toEqual([]);
  });

  it('carries every post as it is', () => {
    const entry = ({url, title, published, html}: typeof changed) => ({
      id: url,
      url,
      title,
      published: published.toISOString(),
      html,
    });
    expect(entriesOf(format, made(format))).toEqual([
      // RSS has no place for it.
      {...entry(changed), updated: format === 'rss' ? '2025-06-18T09:00:00.000Z' : '2025-07-02T10:30:00.000Z'},
      {...entry(welcome), updated: '2025-02-03T09:00:00.000Z'},
    ]);
  });
});

it('a feed that is opened in a browser has a style sheet', () => {
  expect(made('rss')).toMatch(/^<\?xml .*\?>\n<\?xml-stylesheet type="text\/css" href="\/blog\/feed\.css"\?>/);
});

it('RSS names the authors of a post, and links to it for people who open the file in a browser', () => {
  const [item] = made('rss').match(/<item>[^]*?<\/item>/) ?? [''];
  expect(item).toContain(`<dc:creator>${changed.authors.map(({name}) => name).join(', ')}</dc:creator>`);
  expect(item).toContain(`<a xmlns="http://www.w3.org/1999/xhtml" href="${changed.url}">`);
});
