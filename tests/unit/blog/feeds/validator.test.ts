/** The validator of the tests sees every mistake that it names: each case breaks a good feed in one place. */
import {describe, expect, it} from 'vitest';
import {atom} from '../../../../src/blog/feeds/atom';
import {json} from '../../../../src/blog/feeds/json';
import {rss} from '../../../../src/blog/feeds/rss';
import {feedProblems, type Format} from '../../../support/feeds';
import {contentProblems, isRfc3339, isRfc822} from '../../../support/feeds/rules';
import {feed, self} from '../../../support/feeds/sample';

const good: Record<Format, [source: string, self: string]> = {
  rss: [rss(feed, self('rss.xml')), self('rss.xml')],
  atom: [atom(feed, self('atom.xml'), 'Help Hub'), self('atom.xml')],
  json: [json(feed, self('feed.json'), 'Help Hub'), self('feed.json')],
};

function broken(format: Format, from: string | RegExp, to: string): string {
  const [source, address] = good[format];
  const changed = source.replace(from, to);
  expect(changed, 'the case changes the feed').not.toBe(source);
  return feedProblems(format, changed, address).join('; ');
}

describe('RSS', () => {
  it.each([
    ['version="2.0"', 'version="0.92"', 'not <rss version="2.0">'],
    ['<language>en-GB</language>', '', '0 <language>'],
    ['<language>en-GB', '<language>English!', 'language: English!'],
    [/<title>.*?<\/title>/, '<title></title>', 'title is empty'],
    ['<link>https://help.example.co.uk/blog</link>', '<link>/blog</link>', 'the link of the channel'],
    ['rel="self"', 'rel="alternate"', 'no atom:link rel="self"'],
    ['/blog/rss.xml"', '/rss.xml"', 'no atom:link rel="self"'],
    ['<pubDate>Wed, 18 Jun 2025', '<pubDate>Wed, 18 Jun 25', 'date of the channel'],
    [/(<item>[^]*?<pubDate>)Wed/, '$1Thu', 'pubDate of an item: Thu, 18 Jun 2025'],
    ['<ttl>1440', '<ttl>a day', 'ttl is no number'],
    ['<docs>', '<logo/><docs>', 'channel may not hold <logo>'],
    [
      '<guid isPermaLink="true">https://help.example.co.uk',
      '<guid isPermaLink="true">',
      'permalink is no address',
    ],
    [
      /<guid.*welcome<\/guid>/,
      '<guid>https://help.example.co.uk/blog/changed</guid>',
      'two entries have one id',
    ],
    [/<guid.*?<\/guid>/, '', '0 <guid>'],
    ['<dc:creator>', '<author>Guest</author><dc:creator>', 'not an e-mail address'],
    [
      /(<description>What changed.*\n)([^]*?)(<content:encoded>[^]*?<\/content:encoded>\n)/,
      '$3$1$2',
      'before description',
    ],
    ['<title>Welcome', '<title>&lt;b&gt;Welcome', 'a title holds markup'],
    ['<title>Welcome', '<title>You &amp;amp; we', 'a title holds markup'],
    ['</item>', '', 'not XML'],
    ['src="https:', 'src="data:', 'not at an https address'],
  ])('%s to %s', (from, to, problem) => {
    expect(broken('rss', from, to)).toContain(problem);
  });
});

describe('Atom', () => {
  it.each([
    ['2005/Atom', '2003/Atom', 'not an Atom feed'],
    [/<id>.*?<\/id>/, '', 'feed has 0 <id>'],
    [/(<entry>[^]*?)<id>.*?<\/id>/, '$1', 'entry has 0 <id>'],
    ['<id>https://help.example.co.uk/blog/welcome', '<id>https://help.example.co.uk/blog/changed', 'one id'],
    ['<updated>2025-07-02T10:30:00Z', '<updated>2025-07-02 10:30', 'updated: 2025-07-02 10:30'],
    ['<updated>2025-07-02T10:30:00Z', '<updated>2025-07-03T10:30:00Z', 'not that of the newest'],
    [/(<entry>[^]*?<updated>)2025-07/, '$12025-05', 'updated before it was published'],
    [/<author>[^]*?<\/author>/, '', 'neither the feed nor every entry has an author'],
    ['<name>Guest</name>', '', 'author has 0 <name>'],
    ['<link rel="self"', '<link rel="related"', 'no link rel="self"'],
    [/(<link rel="alternate".*?>)/, '$1$1', 'two alternate links'],
    [/<link rel="alternate" .*welcome.*/, '', 'no alternate link'],
    ['<content type="html">', '<content>', 'content is not type="html"'],
    ['<category term', '<category name', 'a category has no term'],
    ['<published>2025-02-03T09:00:00Z', '<published>3 February', 'published: 3 February'],
    ['<rights>', '<copyright/><rights>', 'feed may not hold <copyright>'],
    ['xml:lang="en-GB"', '', 'xml:lang'],
  ])('%s to %s', (from, to, problem) => {
    expect(broken('atom', from, to)).toContain(problem);
  });
});

describe('JSON Feed', () => {
  it.each([
    ['version/1.1', 'version/1', 'version is not 1.1'],
    ['"title": "Help Hub', '"name": "Help Hub', 'unknown key name'],
    ['"home_page_url": "https:', '"home_page_url": "', 'home_page_url is not absolute'],
    ['blog/feed.json', 'feed.json', 'feed_url is not'],
    [
      '"id": "https://help.example.co.uk/blog/welcome"',
      '"id": "https://help.example.co.uk/blog/changed"',
      'one id',
    ],
    ['"id": "https://help.example.co.uk/blog/welcome"', '"id": 7', 'id of an item is no text'],
    ['"date_modified": "2025-07-02T10:30:00Z"', '"date_modified": "2 July"', 'date of an item: 2 July'],
    ['"name": "Guest"', '"nick": "Guest"', 'authors is not a list of names'],
    ['"tags": [', '"tags": [7,', 'tags is not a list of words'],
  ])('%s to %s', (from, to, problem) => {
    expect(broken('json', from, to)).toContain(problem);
  });
});

describe('content', () => {
  it.each([
    ['', 'content is empty'],
    ['<p><a href="/docs/intro">a</a></p>', 'the address /docs/intro'],
    ['<p><a href="#top">a</a></p>', 'the address #top'],
    ['<p><a href="//other.example/">a</a></p>', 'the address //other.example/'],
    ['<img src="data:image/png;base64,AA" alt="">', 'not at an https address'],
    ['<img src="https://help.example.co.uk/a.png">', 'an image has no words'],
    ['<img src="https://help.example.co.uk/a.png" srcset="a.png 2x" alt="">', 'the address a.png 2x'],
    ['<p>a</p><script>1</script>', '<script>'],
    ['<p class="x">a</p>', 'class="x"'],
    ['<p style="color:red">a</p>', 'style="color:red"'],
    ['<p onclick="x()">a</p>', 'onclick'],
    ['<p>a<!-- --></p>', 'comments'],
    ['<!-- --><p>a</p>', 'comments'],
  ])('%s', (html, problem) => {
    expect(contentProblems(html).join('; ')).toContain(problem);
  });
});

describe('dates', () => {
  it.each([
    ['Wed, 18 Jun 2025 09:00:00 GMT', true],
    ['Wed, 18 Jun 2025 09:00:00 +0100', true],
    ['Thu, 18 Jun 2025 09:00:00 GMT', false],
    ['Wed, 18 Jun 25 09:00:00 GMT', false],
    ['2025-06-18T09:00:00Z', false],
  ])('RFC 822: %s', (date, right) => {
    expect(isRfc822(date)).toBe(right);
  });

  it.each([
    ['2025-06-18T09:00:00Z', true],
    ['2025-06-18T09:00:00.5+01:00', true],
    ['2025-06-18T09:00:00', false],
    ['2025-06-31T09:00:00Z', false],
    ['2025-06-18t09:00:00z', false],
  ])('RFC 3339: %s', (date, right) => {
    expect(isRfc3339(date)).toBe(right);
  });
});
