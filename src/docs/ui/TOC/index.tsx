/**
 * Why ours: on posts the table of contents is outside every landmark; a named `<nav>` makes it one. A long one shows what
 * stands below a section only while the reader is there.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import type Original from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {isLong} from './isLong';
import styles from './styles.module.css';

export default function TOC({className, ...props}: ComponentProps<typeof Original>): ReactNode {
  return (
    <nav aria-label="On this page" className={clsx('contents', isLong(props.toc) && styles.long)}>
      <div className={className}>
        <TOCItems
          {...props}
          className="toc"
          linkClassName="toc-link"
          linkActiveClassName="toc-active"
        />
      </div>
    </nav>
  );
}
