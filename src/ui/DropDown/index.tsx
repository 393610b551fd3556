import React, {useRef, type ComponentProps, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useClose} from './useClose';

type Props = Omit<ComponentProps<'details'>, 'ref'> & {
  /** What the button shows. */
  label: ReactNode;
  /** For those who close it themselves. */
  ref?: RefObject<HTMLDetailsElement | null>;
};

/**
 * A button, and the panel that it opens over the page; other properties are those of `<details>`, which works without a
 * script. Search skips its words.
 */
export default function DropDown({label, ref, className, children, ...props}: Props): ReactNode {
  const own = useRef<HTMLDetailsElement>(null);
  const details = ref ?? own;
  useClose(details);
  return (
    <details ref={details} className={clsx(styles.dropDown, className)} data-search-ignore="" {...props}>
      <summary className={`chip ${styles.button}`}>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
