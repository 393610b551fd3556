import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import KeptPages from './KeptPages';
import Wanted from './Wanted';

/** The page about reading offline, which the worker shows in the place of pages that it does not have. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout
      title="Reading offline"
      description="Read this site without a connection, from the pages that your device keeps.">
      <main className="measured" data-start>
        <Heading as="h1">Reading offline</Heading>
        <Wanted />
        <p>
          Without a connection, you can still open the pages that you have read. Your browser keeps them on
          this device only, for a month after you last opened them. If data saving is on, it does not keep
          any.
        </p>
        <noscript>
          <p>This site needs JavaScript to keep pages.</p>
        </noscript>
        <KeptPages />
      </main>
    </Layout>
  );
}
