import React, {type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';

/** Fits every column of a phone. */
const short = /^\S{1,12}$/;

type TextProps = {className?: string; children?: ReactNode};

/**
 * Keeps a short name on one line: browsers break one after a hyphen, and an error code such as FOC-1003 stood in two.
 *
 * @param Original what shows the name
 */
export function withoutLineBreak<Props extends TextProps>(Original: ComponentType<Props>) {
  return function Short(props: Props): ReactNode {
    const {className, children} = props;
    const whole = typeof children === 'string' && short.test(children) && 'whole';
    return <Original {...props} className={clsx(className, whole) || undefined} />;
  };
}
