import React, {useId, useRef, type ReactNode} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import CopyButton from '@site/src/ui/CopyButton';
import LoadError from '@site/src/ui/LoadError';
import {useAdoptedChoice} from '@site/src/ui/useAdoptedChoice';
import {useMarkup, type SamplesPart, type SamplesSource} from './useMarkup';
import styles from './styles.module.css';

export type SampleChoice = {value: string; label: string; status?: string};

type Props = {
  label: string;
  part: SamplesPart;
  source: SamplesSource;
  choices: readonly SampleChoice[];
  /** Undefined until the reader has chosen: what the page shows then stays as it is. */
  chosen?: string;
  onChoose: (value: string) => void;
  /** Draws a piece that the browser has made, in the place of the page's own. */
  built?: (value: string) => ReactNode;
  /** Further choices, under the first one. */
  further?: ReactNode;
  children?: ReactNode;
};

/**
 * Pieces of code of which one shows, with a native chooser and a button that copies it.
 *
 * The code is HTML of the page. React keeps it as it is and only opens the one that is chosen; the others are closed
 * `<details>`, which a reader without JavaScript opens.
 */
export default function Samples({
  label,
  part,
  source,
  choices,
  chosen,
  onChoose,
  built,
  further,
  children,
}: Props): ReactNode {
  const id = useId();
  const code = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const {markup, hasFailed} = useMarkup(source, part, code);
  useIsomorphicLayoutEffect(() => {
    if (!chosen) return;
    code.current?.querySelectorAll('details').forEach((sample) => {
      sample.open = sample.dataset.value === chosen;
    });
  }, [chosen, markup]);
  const shown = chosen ?? choices[0]?.value;
  const select = useAdoptedChoice(shown, onChoose);
  return (
    <div className={styles.samples}>
      <div className={styles.bar}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <select
          className="field field--sm"
          id={id}
          ref={select}
          value={shown}
          onChange={(event) => onChoose(event.target.value)}>
          {choices.map(({value, label: name}) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <CopyButton
          text={() => {
            const inView = own.current ?? code.current?.querySelector('details[open]');
            return inView?.querySelector('pre')?.textContent ?? '';
          }}
          what={part === 'request' ? 'request' : 'response'}
        />
      </div>
      {further}
      <div
        className={styles.code}
        ref={code}
        hidden={Boolean(built)}
        dangerouslySetInnerHTML={markup}
        suppressHydrationWarning
      />
      {built && (
        <div className={styles.code} ref={own}>
          {built(shown ?? '')}
        </div>
      )}
      {hasFailed && (
        <div className={styles.failure}>
          <LoadError>The samples could not be loaded.</LoadError>
        </div>
      )}
      {children}
    </div>
  );
}
