import {load} from 'cheerio';
import {SaxesParser} from 'saxes';
import {expect, it} from 'vitest';
import {openSearch} from '../../../src/site-files/openSearch';

const xml = openSearch('https://example.com', '/help/');
const $ = load(xml, {xml: true});

it('is well-formed XML', () => {
  const parser = new SaxesParser({xmlns: true});
  parser.on('error', (error) => {
    throw error;
  });
  expect(() => parser.write(xml).close()).not.toThrow();
});

it('has what OpenSearch 1.1 asks for, within its lengths', () => {
  expect($('OpenSearchDescription').attr('xmlns')).toBe('http://a9.com/-/spec/opensearch/1.1/');
  expect($('ShortName').text()).toMatch(/^[^<>]{1,16}$/);
  expect($('Description').text()).toMatch(/^[^<>]{1,1024}$/);
});

it('leads a query to the page of the search, in the folder of the site on its host', () => {
  expect($('Url[type="text/html"]').attr('template')).toBe('https://example.com/help/search?q={searchTerms}');
});
