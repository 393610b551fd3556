/** Why ours: the stock one takes an image out of the page when React answers; here the style sheet says which one shows. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ThemedImage';
import styles from './styles.module.css';

export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  // React preloads an image of another priority: both of them, of which one is not shown.
  const priority = {fetchPriority: 'low'} as const;
  return (
    <>
      <img {...props} {...priority} src={sources.light} alt={alt} className={clsx(styles.light, className)} />
      <img {...props} {...priority} src={sources.dark} alt={alt} className={clsx(styles.dark, className)} />
    </>
  );
}
