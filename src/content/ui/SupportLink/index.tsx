import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {supportEmail} from '@site/src/site/contact';
import {previousPage} from './previousPage';
import {mails, mailto, type Visit} from './mailto';

/** The part of the Navigation API that is read here; TypeScript and older browsers do not know it. */
type Navigation = {currentEntry: {index: number} | null; entries: () => {url: string | null}[]};

function earlierPages(): string[] {
  const {navigation} = window as {navigation?: Navigation};
  const earlier = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? [];
  return earlier.flatMap(({url}) => url ?? []);
}

function visitNow(parameters: URLSearchParams): Visit {
  const here = window.location.href;
  const {referrer} = document;
  const page = previousPage({here, earlier: earlierPages(), referrer, told: parameters.get('from')});
  return {page, browser: navigator.userAgent, query: parameters.get('query')};
}

type Props = {
  /** Which of the emails to open. */
  kind?: keyof typeof mails;
  children?: ReactNode;
};

/**
 * A link that opens an email to support. The static page has subject and headings; the browser adds the page that
 * the reader came from, its own name, and the search that brought the reader here.
 */
export default function SupportLink({kind = 'request', children = supportEmail}: Props): ReactNode {
  const parameters = new URLSearchParams(useLocation().search);
  const visit = useIsBrowser() ? visitNow(parameters) : undefined;
  return (
    <a href={mailto(mails[kind], visit)} data-start="">
      {children}
    </a>
  );
}
