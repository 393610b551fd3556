/** Files for machines that name the address of the site; those that do not are in `static`. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escape} from 'lodash';
import {emitFiles} from '../content/contract.node';
import {siteAddress, withBase} from '../site/base';
import {search, site} from '../site/identity';

/** Site path of the description of the search, where the theme of the hosted search has its own. */
export const openSearchPath = '/opensearch.xml';

/**
 * Lets crawlers go everywhere (RFC 9309): pages that are not to be listed say so themselves. Crawlers look for the file at
 * the root of a host alone.
 */
const robots = (address: string) => `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;

/** OpenSearch 1.1 (https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md). */
const openSearch = (address: string) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(site.title)}</ShortName>
  <Description>${escape(`Search the pages of ${site.title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${address}/favicon.ico</Image>
  <Url type="text/html" template="${address}/${search.pagePath}?${search.queryParameter}={searchTerms}"/>
</OpenSearchDescription>
`;

/** @param options `hosted`: Algolia answers, and its theme describes the search */
export default function siteFiles({siteConfig, baseUrl}: LoadContext, options: unknown): Plugin {
  const {hosted} = options as {hosted: boolean};
  const address = siteAddress(siteConfig.url, baseUrl);
  const files = emitFiles('site-files', [
    {path: '/robots.txt', text: robots(address)},
    ...(hosted ? [] : [{path: openSearchPath, text: openSearch(escape(address))}]),
  ]);
  const link = {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: site.title,
      href: withBase(openSearchPath, baseUrl),
    },
  };
  return {
    name: 'site-files',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [files]}),
    injectHtmlTags: () => (hosted ? {} : {headTags: [link]}),
  };
}
