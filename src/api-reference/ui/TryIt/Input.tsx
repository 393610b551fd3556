import React, {useId, type ComponentProps, type ReactNode} from 'react';
import styles from './console.module.css';

type Props = ComponentProps<'input'> & {label: string; onText: (text: string) => void};

/** A labelled line of text; what is inside it stands below, and describes it. */
export default function Input({label, onText, children, ...rest}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        spellCheck={false}
        aria-describedby={children ? `${id}-note` : undefined}
        onChange={(event) => onText(event.target.value)}
        {...rest}
      />
      {children && <div id={`${id}-note`}>{children}</div>}
    </div>
  );
}
