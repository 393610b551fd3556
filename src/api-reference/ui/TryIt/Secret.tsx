import React, {useId, type KeyboardEvent, type ReactNode} from 'react';
import styles from './console.module.css';
import {useCredential, type SecretPart} from './sessionStore';

type Props = {
  api: string;
  scheme: string;
  part: SecretPart;
  label: string;
  /** A name that may be read over the reader's shoulder. */
  isPublic?: boolean;
  onEnter?: () => void;
};

/** A part of a credential. */
export default function Secret({api, scheme, part, label, isPublic, onEnter}: Props): ReactNode {
  const id = useId();
  const [value, setValue] = useCredential(api, scheme, part);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        data-secret
        type={isPublic ? 'text' : 'password'}
        autoComplete={isPublic ? 'off' : 'new-password'}
        spellCheck={false}
        value={value}
        onKeyDown={enter}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  );
}
