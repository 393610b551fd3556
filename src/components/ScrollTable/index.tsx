import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/** A table that scrolls inside itself; the keyboard reaches it while it is wider than the text. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
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
      className="scroll-table"
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': 'Table'})}>
      <table {...props} />
    </div>
  );
}
