import React, {useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ConsoleData} from '@site/src/config/tryIt';
import Icon from '../Icon';
import styles from './styles.module.css';

type Props = {
  /** Imports the data of the operation; called at the first click. */
  load: () => Promise<{default: ConsoleData}>;
};

type Loaded = {Console: ComponentType<{data: ConsoleData}>; data: ConsoleData};

type Phase = 'closed' | 'loading' | 'open' | 'failed';

async function loadConsole(load: Props['load']): Promise<Loaded> {
  const [{default: Console}, {default: data}] = await Promise.all([import('./Console'), load()]);
  return {Console, data};
}

/**
 * A button that opens the console of an operation in the page. Nothing of the console is downloaded before; what was
 * filled in stays when it is closed.
 */
export default function TryIt({load}: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<Phase>('closed');
  const [loaded, setLoaded] = useState<Loaded>();
  const isOpen = phase === 'open' || phase === 'loading';

  async function open(): Promise<void> {
    if (loaded) return setPhase('open');
    setPhase('loading');
    try {
      setLoaded(await loadConsole(load));
      setPhase('open');
    } catch {
      setPhase('failed');
    }
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    setPhase('closed');
    button.current?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard wherever the focus is inside.
    <div className={styles.tryIt} onKeyDown={closeOnEscape} data-search-ignore>
      <button
        ref={button}
        type="button"
        className={clsx('button', isOpen ? 'button--secondary' : 'button--primary')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? setPhase('closed') : void open())}>
        <Icon name={isOpen ? 'close' : 'play'} /> {isOpen ? 'Close console' : 'Try it'}
      </button>
      <div id={id} hidden={!isOpen} className={clsx(!loaded && styles.loading)}>
        {loaded ? <loaded.Console data={loaded.data} /> : <p role="status">Loading the console…</p>}
      </div>
      {phase === 'failed' && (
        <p role="alert" className={styles.failed}>
          The console could not be downloaded. Check your connection and try again.
        </p>
      )}
    </div>
  );
}
