import React, {useCallback, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

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
  const [scrolls, setScrolls] = useState(!isLate);
  const [more, setMore] = useState(false);

  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const measure = () => {
      const hidden = frame.scrollWidth - frame.clientWidth;
      // Removing `tabindex` from the focused frame would lose the focus.
      setScrolls(hidden > 0 || document.activeElement === frame);
      setMore(hidden - frame.scrollLeft > 1);
    };
    const observer = new ResizeObserver(measure);
    for (const box of [frame, ...Array.from(frame.children)]) observer.observe(box);
    frame.addEventListener('scroll', measure, {passive: true});
    frame.addEventListener('blur', measure);
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', measure);
      frame.removeEventListener('blur', measure);
    };
  }, []);

  return (
    <Frame
      ref={watch}
      className={clsx(styles.frame, more && styles.more, className)}
      {...(scrolls && {tabIndex: 0, role: 'region', 'aria-label': label})}>
      {children}
    </Frame>
  );
}
