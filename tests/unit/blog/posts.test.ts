import {expect, it} from 'vitest';
import {processBlogPosts} from '../../../src/blog/processBlogPosts';
import {listedPosts} from '../../../src/docusaurus/contract.node';
import {post} from '../../support/feeds/sample';

const author = {key: 'writers', name: 'Writers'};
const blogPosts = [
  post('hidden', {unlisted: true, authors: [author]}),
  post('welcome', {unlisted: false, authors: [author]}),
];

it('lists every post but those that are unlisted', () => {
  expect(listedPosts({blogPosts}).map(({metadata}) => metadata.permalink)).toEqual(['/blog/welcome']);
  expect(listedPosts(undefined)).toEqual([]);
});

it('an unlisted post names its author, but is not on the page of the author', async () => {
  const [hidden, welcome] = await processBlogPosts({blogPosts});
  expect(hidden?.metadata.authors).toEqual([{...author, key: null}]);
  expect(welcome?.metadata.authors).toEqual([author]);
});
