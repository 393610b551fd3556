import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {keptPages, type KeptPage} from '@site/src/offline/keptPages';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The pages that were read on this device. */
export default function KeptPages(): ReactNode {
  const [pages, setPages] = useState<KeptPage[]>();
  useEffect(() => {
    keptPages().then(setPages, () => setPages([]));
  }, []);
  return (
    <section className={`${styles.section} needs-script`}>
      <Heading as="h2">Pages that you have read</Heading>
      {pages?.length === 0 && <p>None is kept yet.</p>}
      <ul>
        {pages?.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <span>{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
