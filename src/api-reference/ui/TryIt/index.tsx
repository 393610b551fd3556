import React, {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import {fetchJson, inTime} from '../../../runtime/contract';
import LoadError from '../../../ui/LoadError';
import Icon from '../../../ui/Icon';
import ErrorFallback from '../../../ui/ErrorFallback';
import {useOperation} from '../ApiOperation';
import styles from './styles.module.css';

type Props = {
  /** Address of the operation's data, fetched at the first click. */
  data: string;
  /** Address of the schemas of its answers, fetched with the first answer; none when the document has no schema. */
  schemas?: string;
};

type Loaded = {
  Console: ComponentType<{data: ConsoleData; schemas?: string; isOpen: boolean; onClose: () => void}>;
  data: ConsoleData;
};

type Phase = 'closed' | 'open' | 'failed';

async function loadConsole(address: string): Promise<Loaded> {
  const [{default: Console}, data] = await Promise.all([inTime(import('./Console')), fetchJson(address)]);
  return {Console, data: data as ConsoleData};
}

/**
 * A button that opens the console of an operation in the page. Nothing of the console is downloaded before; what was
 * filled in stays when it is closed.
 */
export default function TryIt({data, schemas}: Props): ReactNode {
  const id = useId();
  const [phase, setPhase] = useState<Phase>('closed');
  const [loaded, setLoaded] = useState<Loaded>();
  const isOpen = phase === 'open';

  const [, setCalling] = useOperation('isCalling');
  useEffect(() => {
    setCalling(isOpen);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `setCalling` changes the same state whenever it is made.
  }, [isOpen]);

  const coming = useRef<Promise<Loaded>>(undefined);

  /** The way of the pointer to the button, and of the finger up again, is time in which the console comes. */
  function fetchAhead(): Promise<Loaded> {
    const files = loadConsole(data);
    coming.current = files;
    files.catch(() => (coming.current = undefined));
    return files;
  }

  const ahead = () => {
    if (!loaded && !coming.current) void fetchAhead();
  };

  // A press of the button may have started React: its console comes while the page is hydrated.
  useState(() => {
    if (ExecutionEnvironment.canUseDOM && window.hub?.pressed?.closest(`.${styles.tryIt}`)) ahead();
  });

  async function open(): Promise<void> {
    setPhase('open');
    try {
      if (!loaded) setLoaded(await (coming.current ?? fetchAhead()));
    } catch {
      setPhase('failed');
    }
  }

  const [body] = useOperation('body');
  const [, showSample] = useOperation('sample');
  /** A content type or example that was chosen outside is shown by what makes the samples of the console. */
  useEffect(() => {
    if (!body || loaded || isOpen) return;
    (coming.current ?? fetchAhead()).then(setLoaded, () =>
      showSample(() => <LoadError>The sample of this choice could not be loaded.</LoadError>),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Each choice asks once for what is not there.
  }, [body]);

  const button = useRef<HTMLButtonElement>(null);

  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = panel.current;
    const narrow = matchMedia('(max-width: 1279px)');
    // Without a column of its own, it is a sheet over the page (ApiColumns). `show` would move the focus.
    const show = () => {
      dialog?.close();
      if (narrow.matches) dialog?.showModal();
      else if (dialog) dialog.open = true;
    };
    if (!isOpen) return dialog?.close();
    show();
    narrow.addEventListener('change', show);
    return () => narrow.removeEventListener('change', show);
  }, [isOpen]);

  function close(): void {
    setPhase('closed');
    button.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen && !event.defaultPrevented) close();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard wherever the focus is inside.
    <div className={styles.tryIt} onKeyDown={closeOnEscape} data-search-ignore>
      <button
        ref={button}
        onClick={() => (isOpen ? setPhase('closed') : void open())}
        onPointerEnter={({pointerType}) => pointerType === 'mouse' && ahead()}
        onPointerDown={ahead}
        type="button"
        className={clsx('button', isOpen ? 'button--secondary' : 'button--primary')}
        aria-expanded={isOpen}
        aria-controls={id}>
        <Icon name={isOpen ? 'close' : 'play'} /> <span>{isOpen ? 'Close console' : 'Try it'}</span>
      </button>
      <dialog
        ref={panel}
        id={id}
        aria-label="Console"
        className={clsx(styles.panel, !loaded && styles.loading)}
        // Also when it was closed by this component, such as after a failure or to show it in another way.
        onClose={({currentTarget}) => isOpen && !currentTarget.open && setPhase('closed')}>
        {loaded ? (
          <ErrorBoundary fallback={(crash) => <ErrorFallback what="The console" {...crash} />}>
            <loaded.Console data={loaded.data} schemas={schemas} isOpen={isOpen} onClose={close} />
          </ErrorBoundary>
        ) : (
          isOpen && <p role="status">Loading…</p>
        )}
      </dialog>
      {phase === 'failed' && (
        <div className={styles.failed}>
          <LoadError>The console could not be downloaded.</LoadError>
        </div>
      )}
    </div>
  );
}
