import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {siteMapPath} from '@site/src/site/siteMap';
import Icon from '@site/src/ui/Icon';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';
import Wanted from './Wanted';

type Props = {
  explanation: ReactNode;
  children?: ReactNode;
};

/** What the page has in every build: the page that was wanted, and ways to go on. */
export default function Frame({explanation, children}: Props): ReactNode {
  return (
    <Layout
      title="Reading offline"
      description="Read and search this site without a connection: what is kept on your device, and how to keep all of it.">
      <main className={styles.main} data-start>
        <Heading as="h1">Reading offline</Heading>
        <Wanted />
        {explanation}
        <p className={styles.actions}>
          <button type="button" className="button button--primary needs-script" data-open-search="">
            <Icon name="search" /> Search docs
          </button>
          <Link className="button button--secondary" to={siteMapPath}>
            All pages
          </Link>
        </p>
        {children}
      </main>
    </Layout>
  );
}
