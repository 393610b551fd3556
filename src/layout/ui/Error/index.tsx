/**
 * Ejected from @docusaurus/core 3.8.1 and cut down. Why: the stock fallback has a text of its own; the page that
 * crashed says the same wherever it crashed.
 *
 * Trap: the layout may be what crashed, so it stands in a boundary of its own, which shows the first error.
 */
import React, {type ReactNode} from 'react';
import {RouteContextProvider} from '@site/src/docusaurus/contract';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={route}>
      <Head>
        {/* Docusaurus says it in the tree that has crashed; what the reader does waits for it (src/runtime/critical-css/plugin). */}
        <html lang="en-GB" data-has-hydrated="true" />
        <title>Page crashed</title>
      </Head>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
