import React, {useEffect, useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  getState,
  keepAll,
  look,
  removeAll,
  stop,
  subscribe,
  type State,
} from '@site/src/offline/client/everything';
import {size} from '@site/src/offline/client/size';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const failures = {
  room: 'There is not enough space for all of it. What was downloaded is kept; free some space on this device, then continue.',
  connection: 'The connection was lost. What was downloaded is kept; continue when you are online.',
};

/** What is the case, in a sentence. */
function situation({phase, list, missing, done, failure}: State): string {
  if (phase !== 'running' && failure) return failures[failure];
  const whole = list && size(list.bytes);
  switch (phase) {
    case 'looking':
      return '';
    case 'none':
      return list
        ? `All pages and the search: ${whole} to download, ${size(list.stored)} when stored on this device.`
        : 'Its size is not known without a connection.';
    case 'part':
      return list ? `${size(done)} of ${whole} is downloaded.` : 'A part of it is kept on this device.';
    case 'running':
      return 'Downloading the documentation. You can keep reading, but leave this tab open.';
    case 'old':
      return list
        ? `Kept on this device, in an older version. The changes are ${size(missing)} of ${whole}.`
        : 'Kept on this device.';
    case 'whole':
      return 'Kept on this device, in the newest version.';
  }
}

/** The one button of each state, so that the focus stays on it when the state changes. */
function actionOf({phase, missing, list}: State): {label: string; act: () => void} | undefined {
  switch (phase) {
    case 'running':
      return {label: 'Stop', act: stop};
    case 'none':
      return (
        list && {label: `Download the whole documentation (${size(missing)})`, act: () => void keepAll()}
      );
    case 'part':
      return list && {label: `Continue (${size(missing)})`, act: () => void keepAll()};
    case 'old':
      return list && {label: `Update (${size(missing)})`, act: () => void keepAll()};
    case 'whole':
      return {label: 'Check for a newer version', act: () => void look()};
    case 'looking':
      return undefined;
  }
}

/** What the browser says of its storage, read again whenever the phase changes. */
function useUsage(phase: State['phase']): string | undefined {
  const [usage, setUsage] = useState<string>();
  useEffect(() => {
    let isOver = false;
    void navigator.storage?.estimate?.().then(
      ({usage: used, quota}) => {
        if (!isOver && used !== undefined && quota)
          setUsage(`This site uses ${size(used)} of the ${size(quota)} that your browser allows it.`);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [phase]);
  return usage;
}

function Progress({done, list}: State): ReactNode {
  const id = useId();
  if (!list) return null;
  return (
    <p className={styles.progress}>
      <label htmlFor={id}>
        {size(done)} of {size(list.bytes)}
      </label>
      <progress id={id} max={list.bytes} value={done} />
    </p>
  );
}

const lasting = 'Your browser has promised to keep it when space runs short.';

function Controls(): ReactNode {
  const state = useSyncExternalStore(subscribe, getState, getState);
  const {phase, isLasting} = state;
  const usage = useUsage(phase);
  useEffect(() => void look(), []);
  const action = actionOf(state);
  const isRemovable = phase === 'part' || phase === 'old' || phase === 'whole';
  return (
    <>
      <p role="status">{situation(state)}</p>
      {phase === 'running' && <Progress {...state} />}
      <p className={styles.actions}>
        {action && (
          <button
            type="button"
            className={`button button--${phase === 'running' || phase === 'whole' ? 'secondary' : 'primary'}`}
            onClick={action.act}>
            {action.label}
          </button>
        )}
        {isRemovable && (
          <button type="button" className="button button--secondary" onClick={() => void removeAll()}>
            Remove it
          </button>
        )}
      </p>
      <p className={styles.note}>
        {usage} {isRemovable && isLasting && lasting}
      </p>
    </>
  );
}

/** Keeps the whole documentation on demand: says how much it is, shows how far it has come, and takes it away again. */
export default function KeepEverything(): ReactNode {
  const isBrowser = useIsBrowser();
  const isPossible = isBrowser && 'serviceWorker' in navigator && 'caches' in window;
  return (
    <section className={`${styles.section} needs-script`}>
      <Heading as="h2">The whole documentation</Heading>
      {isPossible && <Controls />}
      {isBrowser && !isPossible && (
        <p>
          This browser keeps nothing here: that takes a secure address (https) and storage that is not
          switched off, which it is in some private windows.
        </p>
      )}
    </section>
  );
}
