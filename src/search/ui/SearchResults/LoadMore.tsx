import React, {useEffect, useRef, type ReactNode} from 'react';

/** How far below the screen the end of the list may be when the next page is fetched. */
const lead = '400px';

/**
 * Fetches the next page near the end of the list (infinite scrolling), or when the button is pressed. Nothing is
 * loaded by scrolling while the button has the focus: a new result would move under it, and Enter would open that.
 *
 * @param onMore told whether the button was pressed
 */
export default function LoadMore({onMore}: {onMore: (isPressed: boolean) => void}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = button.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && document.activeElement !== element && onMore(false),
      {rootMargin: lead},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore]);

  return (
    <button ref={button} type="button" className="button button--secondary" onClick={() => onMore(true)}>
      Show more results
    </button>
  );
}
