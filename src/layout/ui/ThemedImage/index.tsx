/** Why ours: hydration removes one image of the stock component; here both stay, and the style sheet says which one shows. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ThemedImage';
import styles from './styles.module.css';

export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  // With another priority React would preload both images, though one is hidden.
  const priority = {fetchPriority: 'low'} as const;
  return (
    <>
      <img {...props} {...priority} src={sources.light} alt={alt} className={clsx(styles.light, className)} />
      <img {...props} {...priority} src={sources.dark} alt={alt} className={clsx(styles.dark, className)} />
    </>
  );
}
