import React, {useCallback, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** What is inside, for those who reach it with the keyboard; no two of a page are the same. */
  label: string;
  /** `span` inside a paragraph, which holds no `div`. */
  as?: 'div' | 'span';
  className?: string;
  /** What is inside comes with React, so the built page has nothing to scroll. */
  isLate?: boolean;
  children: ReactNode;
};

/**
 * Scrolls what is wider than the text inside itself. The built page cannot know whether it is, so the keyboard reaches
 * every frame there, without script too; React takes those out that have nothing to scroll. An edge fades while there
 * is more to come.
 */
export default function ScrollFrame(props: Props): ReactNode {
  const {label, as: Frame = 'div', className, isLate = false, children} = props;
  const [scrolls, setScrolls] = useState(!isLate);
  const [more, setMore] = useState(false);

  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const measure = () => {
      const hidden = frame.scrollWidth - frame.clientWidth;
      // A frame that lost its place in the order of focus would lose the focus with it.
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
