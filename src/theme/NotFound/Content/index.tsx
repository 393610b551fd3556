/** Why ours: the stock text sends readers to the owner of a link; ours gives them a way forward. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`${styles.main} ${className ?? ''}`}>
      <Heading as="h1">Page not found</Heading>
      <p>
        The address may be mistyped, or the page may have moved. Search for it, or start from the
        documentation.
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" data-open-search>
          <Icon name="search" /> Search docs
        </button>
        <Link className="button button--secondary" to="/docs/intro">
          Open the documentation
        </Link>
      </p>
    </main>
  );
}
