import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {siteMapPath} from '@site/src/site/siteMap';
import Icon from '@site/src/ui/Icon';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import KeepEverything from './KeepEverything';
import KeptPages from './KeptPages';
import styles from './styles.module.css';
import Wanted from './Wanted';

type Props = {
  /** From src/offline/plugin. */
  settings: {isOn: boolean};
};

function Explanation(): ReactNode {
  return (
    <>
      <p>
        The pages that you have read open without a connection, and so does the search. They stay in the
        storage of your browser, on this device only, until you have not opened them for a month. With data
        saving switched on, nothing is kept by itself.
      </p>
      <noscript>
        <p>Keeping pages needs JavaScript.</p>
      </noscript>
    </>
  );
}

/** The page about reading offline, which the worker shows in the place of pages that it does not have. */
export default function OfflinePage({settings: {isOn}}: Props): ReactNode {
  return (
    <Layout
      title="Reading offline"
      description="Read and search this site without a connection: what is kept on your device, and how to keep all of it.">
      <main className={styles.main} data-start>
        <Heading as="h1">Reading offline</Heading>
        <Wanted />
        {isOn ? <Explanation /> : <p>At present, this site keeps nothing on your device.</p>}
        <p className={styles.actions}>
          <button type="button" className="button button--primary needs-script" data-open-search="">
            <Icon name="search" /> Search docs
          </button>
          <Link className="button button--secondary" to={siteMapPath}>
            All pages
          </Link>
        </p>
        {isOn && <KeepEverything />}
        {isOn && <KeptPages />}
      </main>
    </Layout>
  );
}
