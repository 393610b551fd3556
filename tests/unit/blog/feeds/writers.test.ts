import {describe, expect, it} from 'vitest';
import {atom} from '../../../../src/blog/feeds/atom';
import {json} from '../../../../src/blog/feeds/json';
import {rss} from '../../../../src/blog/feeds/rss';
import {entriesOf, feedProblems} from '../../../support/feeds';
import {changed, feed, self, welcome} from '../../../support/feeds/sample';

const files = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'} as const;
const make = {rss, atom, json};
const formats = ['rss', 'atom', 'json'] as const;

const made = (format: (typeof formats)[number]) => make[format](feed, self(files[format]), 'Help Hub');

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
      {...entry(changed), updated: '2025-07-02T10:30:00.000Z'},
      {...entry(welcome), updated: '2025-02-03T09:00:00.000Z'},
    ]);
  });
});

describe('RSS', () => {
  it('names title, description, language, copyright, dates and how long it keeps', () => {
    const text = made('rss');
    for (const part of [
      '<title>Help Hub: Updates and News</title>',
      '<link>https://help.example.co.uk/blog</link>',
      '<description>What is new.</description>',
      '<language>en-GB</language>',
      '<copyright>Copyright © 2025 Help Hub</copyright>',
      '<pubDate>Wed, 18 Jun 2025 09:00:00 GMT</pubDate>',
      '<lastBuildDate>Wed, 02 Jul 2025 10:30:00 GMT</lastBuildDate>',
      '<ttl>1440</ttl>',
      '<guid isPermaLink="true">https://help.example.co.uk/blog/welcome</guid>',
      '<dc:creator>Help Hub team</dc:creator>\n<dc:creator>Guest</dc:creator>',
      '<category>R&#x26;D</category>',
    ])
      expect(text).toContain(part);
  });

  it('says of changed posts only that they changed', () => {
    expect(made('rss').match(/<atom:updated>.*/g)).toEqual([
      '<atom:updated>2025-07-02T10:30:00Z</atom:updated>',
    ]);
  });
});
