/** Why ours: the stock one takes an image out of the page when React answers; here the style sheet says which one shows. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ThemedImage';
import styles from './styles.module.css';

export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  return (
    <>
      <img {...props} src={sources.light} alt={alt} className={clsx(styles.light, className)} />
      <img {...props} src={sources.dark} alt={alt} className={clsx(styles.dark, className)} />
    </>
  );
}
