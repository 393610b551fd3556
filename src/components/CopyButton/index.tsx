import React, {useState, useSyncExternalStore, type ReactNode} from 'react';

const never = () => () => undefined;

/** Browsers let a page write to the clipboard only over HTTPS and on this machine; a server has none. */
function useCanCopy(): boolean {
  return useSyncExternalStore(
    never,
    () => window.isSecureContext,
    () => false,
  );
}

type Props = {
  text: string;
  /** What the text is, such as "RSS address". */
  what: string;
  className?: string;
};

/** Copies a text and says so; without JavaScript there is no button, and the text can be selected. */
export default function CopyButton({text, what, className}: Props): ReactNode {
  const [outcome, setOutcome] = useState('');
  if (!useCanCopy()) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Not copied'),
    );
  return (
    <>
      <button type="button" className={className} aria-label={`Copy the ${what}`} onClick={copy}>
        Copy
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
