import React, {useCallback, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** What is inside, for those who reach it with the keyboard. */
  label: string;
  /** `span` inside a paragraph, which holds no `div`. */
  as?: 'div' | 'span';
  className?: string;
  children: ReactNode;
};

/**
 * Scrolls what is wider than the text inside itself: the keyboard reaches it while there is something to scroll, and
 * its edge fades while there is more to come.
 */
export default function ScrollFrame({label, as: Frame = 'div', className, children}: Props): ReactNode {
  const [scrolls, setScrolls] = useState(false);
  const [more, setMore] = useState(false);

  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const measure = () => {
      const hidden = frame.scrollWidth - frame.clientWidth;
      setScrolls(hidden > 0);
      setMore(hidden - frame.scrollLeft > 1);
    };
    const observer = new ResizeObserver(measure);
    for (const box of [frame, ...Array.from(frame.children)]) observer.observe(box);
    frame.addEventListener('scroll', measure, {passive: true});
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', measure);
    };
  }, []);

  return (
    <Frame
      ref={watch}
      className={clsx(styles.frame, more && styles.more, className)}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': label})}>
      {children}
    </Frame>
  );
}
