import {expect, it} from 'vitest';
import {factsOf} from '../../../src/metadata/facts';
import {refuseFaults} from '../../../src/metadata/faults';
import {builtPage} from '../../support/builtPage';

function publish(body: string, path = '/docs/a') {
  const page = builtPage(
    `<html><head><meta property=og:url content=https://help.example.co.uk${path}></head><body>${body}</body></html>`,
    path,
  );
  refuseFaults(page, factsOf(page)!);
}

const notFound = '<script src=/help/not-found.js></script><h1>Page not found</h1>';

it('publishes a page with a heading and with links that have names', () => {
  publish('<h1>A</h1><a href=/><svg></svg><img alt=Home></a><a href=/b aria-label=B></a><a id=c></a>');
  publish(notFound, '/404');
});

it.each([
  [notFound, 'it shows "Page not found"'],
  ['<h1> </h1>', 'it has no heading'],
  ['<h1>A</h1><a href=/b><svg></svg> </a>', 'its link to /b has no text'],
])('does not publish %s', (body, message) => {
  expect(() => publish(body)).toThrow(message);
});
