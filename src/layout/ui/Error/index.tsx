/**
 * Ejected from @docusaurus/core 3.8.1 and cut down. Why: a crash outside the layout shows the same text as a crash of a
 * page (ErrorPageContent).
 *
 * Trap: the layout itself may have crashed, so it is in an error boundary, which shows the first error.
 */
import React, {type ReactNode} from 'react';
import {RouteContextProvider} from '@site/src/docusaurus/contract';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {siteLanguage} from '../../../site/language';

const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={route}>
      <Head>
        {/* Docusaurus sets this in the tree that has crashed, and the loader waits for it (src/runtime/bootstrap/loader). */}
        <html lang={siteLanguage} data-has-hydrated="true" />
        <title>Page crashed</title>
      </Head>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
