import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useOverflow} from './useOverflow';

type Props = {
  /** Accessible name of the region; unique in a page. */
  label: string;
  /** `span` inside a paragraph, where a `div` is invalid. */
  as?: 'div' | 'span';
  className?: string;
  /** The content is rendered in the browser only, so the built HTML has nothing to scroll. */
  isLate?: boolean;
  children: ReactNode;
};

/**
 * A scroll container for wide content. In the built HTML every frame is focusable, because its width is unknown; after
 * hydration only frames that overflow are. An edge fades while there is more to scroll.
 */
export default function ScrollFrame(props: Props): ReactNode {
  const {label, as: Frame = 'div', className, isLate = false, children} = props;
  const {watch, scrolls, fade} = useOverflow(isLate);
  return (
    <Frame
      ref={watch}
      className={clsx(styles.frame, fade, className)}
      {...(scrolls && {tabIndex: 0, role: 'region', 'aria-label': label})}>
      {children}
    </Frame>
  );
}
