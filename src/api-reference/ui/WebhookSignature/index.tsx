import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import LoadError from '../../../ui/LoadError';
import {inTime} from '../../../runtime/contract';
import type Form from './Form';

type Props = ComponentProps<typeof Form>;

/** A form, closed at first, that checks the signature of an event in the page. It is fetched when it is first opened. */
export default function WebhookSignature(props: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [form, show] = useState<ReactNode>();
  const load = () => {
    if (!details.current?.open) return;
    inTime(import('./Form')).then(
      ({default: Loaded}) => show(<Loaded {...props} />),
      () => show(<LoadError>The form could not be loaded.</LoadError>),
    );
  };
  // It may have been opened before the page came to life.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- What a page says of its event does not change.
  useEffect(load, []);
  return (
    <details ref={details} className="needs-script" onToggle={load}>
      <summary>Check a signature in this page</summary>
      <p>What you type stays in this page: it is neither stored nor sent.</p>
      {form}
    </details>
  );
}
