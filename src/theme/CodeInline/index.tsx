/** Why a wrap: browsers break a line after a hyphen, so that an error code such as FOC-1003 ended up in two pieces. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Original from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import styles from './styles.module.css';

/** Fits every column of a phone. */
const short = /^\S{1,12}$/;

export default function CodeInline({className, children, ...props}: Props): ReactNode {
  const whole = typeof children === 'string' && short.test(children) && styles.whole;
  return (
    <Original {...props} className={clsx(className, whole) || undefined}>
      {children}
    </Original>
  );
}
