import React, {useEffect, useRef, useState, type ReactNode} from 'react';

type Props = {
  /** What is inside, for those who reach it with the keyboard. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** Scrolls what is wider than the text inside itself; the keyboard reaches it while there is something to scroll. */
export default function ScrollFrame({label, className, children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={className}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': label})}>
      {children}
    </div>
  );
}
