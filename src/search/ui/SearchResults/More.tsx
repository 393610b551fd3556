import React, {useEffect, useRef, type ReactNode} from 'react';

/** How far below the screen the end of the list may be when the next page is fetched. */
const lead = '400px';

/**
 * Fetches the next page when the reader comes near the end of the list. The button does the same for those whom
 * scrolling does not bring there, and after a failure. A button that has the focus is the reader's: were its place
 * given to a result in that moment, Enter would open the result.
 *
 * @param onMore told whether the button was pressed
 */
export default function More({onMore}: {onMore: (isPressed: boolean) => void}): ReactNode {
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
