import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** The address of a part of the page; seen when the part is pointed at or the link has focus. */
export function AnchorLink({id, name}: {id: string; name: string}): ReactNode {
  // The check of links knows headings only: it is told what else a change log may lead to.
  useBrokenLinks().collectAnchor(id);
  return (
    <a className={styles.link} href={`#${id}`} aria-label={`Direct link to ${name}`} data-search-ignore>
      #
    </a>
  );
}

/** A named schema: its name and the address of its section. */
export type Named = [name: string, address: string];

/** The name of a schema, which leads to all that the document says of it. */
export function SchemaLink({of: [name, address]}: {of: Named}): ReactNode {
  return <Link to={address}>{name}</Link>;
}
