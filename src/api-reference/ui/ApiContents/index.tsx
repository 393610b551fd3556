import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What Docusaurus exports as `toc`: each heading of the page. */
  items: readonly {value: string; id: string; level: number}[];
};

/** The sections of an operation's page in one line: a column of contents would take the place of the samples. */
export default function ApiContents({items}: Props): ReactNode {
  // The samples stand next to it.
  const sections = items.filter(({level, id}) => level === 2 && !/sample/.test(id));
  return (
    <nav className={styles.contents} aria-label="Contents of this page" data-search-ignore>
      <ul>
        {sections.map(({value, id}) => (
          <li key={id}>
            <a href={`#${id}`}>{value}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
