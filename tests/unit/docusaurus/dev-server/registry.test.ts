import {expect, it} from 'vitest';
import {pagesInOneChunk} from '../../../../src/docusaurus/dev-server/registry';

const entry = (chunk: string, file: string) =>
  `"${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

const prunedEntry = (chunk: string, file: string, key = chunk) =>
  `"${key}": [() => import(/* webpackChunkName: "${chunk}" */ "${file}")],`;

it('has all pages share a chunk, and leaves nothing that would have them compiled', () => {
  const source = [
    entry('content---docs-intro', '@site/docs/intro.md'),
    entry('content---docs-support', '@site/docs/support.mdx'),
    entry('content---blog-post', '@site/blog/post.md?truncated=true'),
    entry('__comp---theme-doc-item', '@theme/DocItem'),
  ].join('\n');
  expect(pagesInOneChunk(source).split('\n')).toEqual([
    prunedEntry('pages', '@site/docs/intro.md', 'content---docs-intro'),
    prunedEntry('pages', '@site/docs/support.mdx', 'content---docs-support'),
    prunedEntry('pages', '@site/blog/post.md?truncated=true', 'content---blog-post'),
    prunedEntry('__comp---theme-doc-item', '@theme/DocItem'),
  ]);
});

it('refuses a registry that looks different', () => {
  expect(() => pagesInOneChunk('"a": [() => import("b")],')).toThrow('Docusaurus 3.8.1');
});
