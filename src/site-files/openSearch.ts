import {escape} from 'lodash';
import {siteAddress} from '../site/base';
import {search, site} from '../site/identity';
import {siteLanguage} from '../site/language';

/** Site path of the description, where the theme of the hosted search has its own. */
export const openSearchPath = '/opensearch.xml';

/**
 * The description of the search for browsers, OpenSearch 1.1
 * (https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md).
 *
 * @param origin public origin of the site
 * @param baseUrl base URL of the site
 * @returns its XML
 */
export function openSearch(origin: string, baseUrl: string): string {
  const address = escape(siteAddress(origin, baseUrl));
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(site.title)}</ShortName>
  <Description>${escape(`Search the pages of ${site.title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${siteLanguage}</Language>
  <Image width="16" height="16" type="image/x-icon">${address}/favicon.ico</Image>
  <Url type="text/html" template="${address}/${search.pagePath}?${search.queryParameter}={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address}${openSearchPath}"/>
</OpenSearchDescription>
`;
}
