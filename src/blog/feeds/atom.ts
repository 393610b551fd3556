import {pageOf, rfc3339, updatedOf, type Feed, type FeedAuthor, type FeedItem} from './model';
import {cdata, element, pageLink, textElement, xmlDocument} from './xml';

function author({name, url}: FeedAuthor): string {
  return element('author', {}, textElement('name', name), ...(url ? [textElement('uri', url)] : []));
}

function entry({url, title, summary, html, published, updated, authors, tags}: FeedItem): string {
  return element(
    'entry',
    {},
    textElement('title', title),
    textElement('id', url),
    element('link', {rel: 'alternate', type: 'text/html', href: url}),
    textElement('published', rfc3339(published)),
    textElement('updated', rfc3339(updated)),
    ...authors.map(author),
    ...tags.map((tag) => element('category', {term: tag, label: tag})),
    textElement('summary', summary),
    element('content', {type: 'html'}, cdata(html)),
    pageLink(title, url),
  );
}

/**
 * Atom, RFC 4287.
 *
 * @param self address of this file
 * @param publisher author of what names no author of its own
 */
export function atom(feed: Feed, self: string, publisher: string): string {
  const page = pageOf(feed);
  return xmlDocument(
    element(
      'feed',
      {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language},
      textElement('title', feed.title),
      textElement('subtitle', feed.description),
      pageLink('Read the posts on the site', page),
      textElement('id', page),
      textElement('updated', rfc3339(updatedOf(feed))),
      element('link', {rel: 'self', type: 'application/atom+xml', href: self}),
      element('link', {rel: 'alternate', type: 'text/html', href: page}),
      author({name: publisher, url: feed.siteUrl}),
      textElement('rights', feed.copyright),
      textElement('icon', feed.icon),
      element('generator', {uri: 'https://docusaurus.io/'}, 'Docusaurus'),
      ...feed.items.map(entry),
    ),
    feed.siteUrl,
  );
}
