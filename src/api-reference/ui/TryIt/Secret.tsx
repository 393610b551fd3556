import React, {type KeyboardEvent, type ReactNode} from 'react';
import Input from './Input';
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
  const [value, setValue] = useCredential(api, scheme, part);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Input
      data-secret
      label={label}
      type={isPublic ? 'text' : 'password'}
      autoComplete={isPublic ? 'off' : 'new-password'}
      value={value}
      onKeyDown={enter}
      onText={setValue}
    />
  );
}
