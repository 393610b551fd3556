/**
 * Why a wrap: on posts the table of contents is outside every landmark; a named `<nav>` makes it one. A long one shows what
 * stands below a section only while the reader is there.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import Original from '@theme-original/TOC';
import {isLong} from './isLong';
import styles from './styles.module.css';

export default function TOC(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <nav aria-label="On this page" className={clsx(styles.toc, isLong(props.toc) && styles.long)}>
      <Original {...props} />
    </nav>
  );
}
