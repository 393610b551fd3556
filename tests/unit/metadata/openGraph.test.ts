import {expect, it} from 'vitest';
import {openGraph} from '../../../src/metadata/openGraph';

const dates = {modified: Date.UTC(2026, 1, 3)};
const image = {url: 'https://example.com/a.png', alt: 'Say "a" & b', width: 1200, height: 630};

it('an article says when it changed, any other page that it is one of a website', () => {
  expect(openGraph({title: 'Help Hub', kind: {is: 'article'}, dates, image: undefined})).toBe(
    '<meta property=og:site_name content="Help Hub"><meta property=og:type content=article>' +
      '<meta property=article:modified_time content=2026-02-03>',
  );
  expect(openGraph({title: 'Help Hub', kind: undefined, dates: undefined, image: undefined})).toContain(
    '<meta property=og:type content=website>',
  );
});

it('a post has its type from Docusaurus', () => {
  expect(openGraph({title: 'Help Hub', kind: {is: 'post', post: {} as never}, dates, image})).not.toContain(
    'og:type',
  );
});

it('a card has its size and its words', () => {
  const tags = openGraph({title: 'Help Hub', kind: {is: 'list'}, dates, image});
  expect(tags).toContain('<meta property=og:image:width content=1200>');
  expect(tags).toContain('content="Say &quot;a&quot; &amp; b"');
});
